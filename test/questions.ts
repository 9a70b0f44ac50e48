import { school } from './certificates.ts';
import {
  grantRole,
  makeAuthor,
  member,
  signedIn,
  signedInAdmin,
  toldTo,
  type SignedIn,
} from './people.ts';

/** A school in which members ask about a lesson, and everyone who may answer. */
export async function askedSchool() {
  const { app, person: asker } = await school({ displayName: 'Naina Gill' });
  const [course] = (await app.call('GET', '/courses')).body as [
    { id: string; slug: string; title: string },
  ];
  const { sections } = (await app.call('GET', `/catalogue/${course.slug}`)).body;
  const [lesson] = sections.flatMap(({ lessons }: { lessons: [] }) => lessons) as [
    { id: string; slug: string; title: string },
  ];
  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'meera@example.in', displayName: 'Meera Rao' });
  await makeAuthor(app, author, admin, course.id);
  const otherAuthor = await signedIn(app, { email: 'joel@example.in', displayName: 'Joel Das' });
  await grantRole(app, otherAuthor, admin, 'author');
  const helper = await signedIn(app, { email: 'farah@example.in', displayName: 'Farah Khan' });
  await grantRole(app, helper, admin, 'helper');
  const learner = await member(app, 'basicPlan', {
    email: 'kabir@example.in',
    displayName: 'Kabir Das',
  });
  type Who = Pick<SignedIn, 'token'>;
  const added = async (who: Who, path: string, body: object): Promise<string> => {
    const { status, body: told } = await app.call('POST', path, { token: who.token, body });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}`);
    return told.id as string;
  };
  return {
    app,
    course,
    lesson,
    asker,
    learner,
    admin,
    author,
    otherAuthor,
    helper,
    ask: (who: Who, title = 'Why twice?', words = '') =>
      added(who, `/learning/lessons/${lesson.id}/questions`, { title, words }),
    answer: (who: Who, question: string, words = 'Because.') =>
      added(who, `/questions/${question}/answers`, { words }),
    list: ({ token }: Who, page = 1) =>
      app.call('GET', `/learning/lessons/${lesson.id}/questions`, {
        token,
        query: { page: String(page) },
      }),
    thread: ({ token }: Who, id: string) => app.call('GET', `/questions/${id}`, { token }),
    desk: async ({ token }: Who, show = 'waiting') =>
      (await app.call('GET', '/desk/questions', { token, query: { show } })).body.questions,
    told: (who: Who) => toldTo(app, who),
    /** This many members more. */
    members: (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, number) =>
          member(app, 'basicPlan', { email: `crowd-${number}@example.in` }),
        ),
      ),
  };
}
