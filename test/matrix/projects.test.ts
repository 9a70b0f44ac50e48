import { everyoneCalls } from '../matrix.ts';
import { mediaDoor, send } from '../media.ts';
import { project } from '../projects.ts';
import type { Person, Town } from '../town.ts';
import { everyone, own, type Input } from './rows.ts';

/** Offers the project of the author's course; answers its version. */
async function offered({ shop, tokens, course }: Town): Promise<number> {
  const path = `/authoring/courses/${course.id}/project`;
  const { version = 0 } =
    (await shop.call('GET', path, { token: tokens.author })).body.project ?? {};
  const body = { ...project, takesFile: true, version };
  return (await shop.call('PUT', path, { token: tokens.author, body })).body.version;
}

async function begun({ shop, tokens, lesson }: Town, person: Person): Promise<void> {
  await shop.call('PUT', `/learning/lessons/${lesson.id}/opened`, { token: tokens[own(person)] });
}

let links = 0;
const work = (version: number) => ({
  version,
  link: `https://work.example/${(links += 1)}`,
  words: '',
});

const idOf = ({ id }: { id?: string }): Input => ({ params: { id: id ?? 'none' } });

/** Submits as this person, in place of what waits. */
async function submittedBy(town: Town, person: Person): Promise<Input> {
  const { shop, tokens, course } = town;
  const version = await offered(town);
  await begun(town, person);
  const token = tokens[own(person)];
  const path = `/learning/courses/${course.slug}/project`;
  const { attempts } = (await shop.call('GET', path, { token })).body;
  const last = attempts?.[0];
  if (last && !last.response) return idOf(last);
  return idOf(
    (await shop.call('POST', `${path}/submissions`, { token, body: work(version) })).body,
  );
}

/** Somebody else's, who is a learner. */
const submitted = (town: Town, person: Person) =>
  submittedBy(town, person === 'premium' ? 'basic' : 'premium');

let files = 0;
const file = () => ({
  name: `form-${(files += 1)}.pdf`,
  size: 9,
  fingerprint: `of a form, number ${files}`,
});

/** A submission of this person's with a file. */
async function handedIn(town: Town, person: Person): Promise<Input> {
  const version = await offered(town);
  await begun(town, person);
  const { shop, course, tokens } = town;
  const token = tokens[own(person)];
  const path = `/learning/courses/${course.slug}/project`;
  const [last] = (await shop.call('GET', path, { token })).body.attempts ?? [];
  if (last && !last.response) {
    if (last.file) return idOf(last);
    await shop.call('DELETE', `/project-submissions/${last.id}`, { token });
  }
  const sent = await shop.call('POST', `${path}/files`, { token, body: file() });
  if (sent.status !== 201) return idOf({});
  await send(mediaDoor(shop), sent.body.address, Buffer.from('%PDF-1.7\n'));
  const body = { ...work(version), file: sent.body.id };
  return idOf((await shop.call('POST', `${path}/submissions`, { token, body })).body);
}

const handedInByAnother = (town: Town, person: Person) =>
  handedIn(town, person === 'premium' ? 'basic' : 'premium');

const response = { points: [3, 1], words: 'Show it to three more people.' };
const notTheirsToOpen = { inactive: 404, other: 404, basic: 404, college: 404, premium: 404 };
const notTheirs = {
  inactive: 404,
  other: 404,
  basic: 404,
  college: 404,
  premium: 404,
  author: 404,
  helper: 404,
  admin: 404,
};

/** A submission that this person, or another one, has responded to. */
async function respondedBy(town: Town, person: Person, by: Person = person): Promise<Input> {
  const { params } = await submitted(town, person);
  await town.shop.call('PUT', `/desk/projects/${params?.id}/response`, {
    token: town.tokens[own(by)],
    body: response,
  });
  return { params, body: { ...response, words: 'Show it to four more.', count: 0 } };
}

everyoneCalls('projects', {
  public: {
    'GET /catalogue/{slug}/project': [
      { input: ({ course: { slug } }) => ({ params: { slug } }) },
      { of: 'no course', input: () => ({ params: { slug: 'none' } }), but: everyone(404) },
    ],
  },
  member: {
    'GET /learning/courses/{slug}/project': {
      input: async (town, person) => {
        await submittedBy(town, person);
        return { params: { slug: town.course.slug } };
      },
    },
    'POST /learning/courses/{slug}/project/files': {
      input: async (town) => {
        await offered(town);
        return { params: { slug: town.course.slug }, body: file() };
      },
    },
    'GET /learning/courses/{slug}/project/summary': {
      input: async (town, person) => {
        await submittedBy(town, person);
        return { params: { slug: town.course.slug } };
      },
    },
    'POST /learning/courses/{slug}/project/submissions': [
      {
        input: async (town, person) => {
          const version = await offered(town);
          await begun(town, person);
          const { params } = await submittedBy(town, person);
          await town.shop.call('DELETE', `/project-submissions/${params?.id}`, {
            token: town.tokens[own(person)],
          });
          return { params: { slug: town.course.slug }, body: work(version) };
        },
      },
      {
        of: 'no course',
        input: () => ({ params: { slug: 'none' }, body: work(1) }),
        but: { basic: 404, college: 404, premium: 404, admin: 404 },
      },
    ],
  },
  user: {
    'GET /project-submissions/{id}/file': [
      {
        input: handedIn,
        but: { inactive: 404, other: 404, author: 404, helper: 404 },
      },
      { of: 'another’s', input: handedInByAnother, but: notTheirsToOpen },
    ],
    'DELETE /project-submissions/{id}': [
      {
        input: submittedBy,
        but: { inactive: 404, other: 404, author: 404, helper: 404 },
      },
      { of: 'another’s', input: submitted, but: notTheirs },
    ],
  },
  helper: {
    'GET /desk/projects': {},
    'GET /desk/projects/{id}': [
      { input: submitted },
      { of: 'nothing', input: () => idOf({}), but: { author: 404, helper: 404, admin: 404 } },
    ],
    'PUT /desk/projects/{id}/correction': [
      { input: respondedBy },
      {
        of: 'another’s response',
        input: async (town, person) => {
          const by = person === 'helper' ? 'admin' : 'helper';
          return { ...(await submitted(town, person)), ...(await respondedBy(town, person, by)) };
        },
        but: { author: 409, helper: 409, admin: 409 },
      },
    ],
    'PUT /desk/projects/{id}/response': {
      input: async (town, person) => ({ ...(await submitted(town, person)), body: response }),
    },
  },
  author: {
    'GET /authoring/courses/{id}/project': [
      { input: ({ course: { id } }) => ({ params: { id } }) },
      { of: 'nothing', input: () => idOf({}), but: { author: 404, admin: 404 } },
    ],
    'PUT /authoring/courses/{id}/project': {
      input: async (town) => ({
        params: { id: town.course.id },
        body: { ...project, takesFile: true, version: await offered(town) },
      }),
    },
  },
});
