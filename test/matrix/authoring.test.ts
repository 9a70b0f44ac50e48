import { everyoneCalls } from '../matrix.ts';
import { small } from '../quizzes.ts';
import type { Town } from '../town.ts';
import { replaced, upgradeAgain, upgradeOlderPage, upgradeWithCourse } from '../upgrades.ts';

const path = '/authoring/courses';

/** A course with a draft that has one stage and, in it, one lesson more than readers have. */
async function drafted({ shop, tokens, course: { id } }: Town) {
  const ask = async (method: string, rest: string, body?: object) =>
    (await shop.call(method, `${path}/${id}${rest}`, { token: tokens.admin, body })).body;
  const { stages } = await ask('POST', '/stages', { title: 'After launch' });
  const stage = stages.at(-1).id as string;
  const lesson = await ask('POST', '/lessons', { stage, title: 'What to measure' });
  const { revision } = await ask('GET', `/lessons/${lesson.id}`);
  return { id, stage, lesson: lesson.id as string, revision: revision as string, ask };
}

/** A version that has that lesson. */
async function versioned(town: Town) {
  const { id, lesson, ask } = await drafted(town);
  const { stamp } = await ask('GET', '/changes');
  await ask('POST', '/publication', { stamp, words: '' });
  const { versions } = await ask('GET', '/versions');
  return { params: { id, lesson, number: String(versions[0].number) } };
}

/** The same with a quiz in that stage. */
async function quizzed(town: Town) {
  const { id, stage, ask } = await drafted(town);
  const { id: quiz } = await ask('POST', '/quizzes', { stage });
  return { params: { id, quiz: quiz as string }, ask };
}

/** After an upgrade that brought another title of the first lesson. */
async function upgraded({ shop, tokens, course: { id }, lesson }: Town) {
  const { admin: token } = tokens;
  // What a draft has taken over is not offered.
  await shop.call('DELETE', `${path}/${id}/draft`, { token });
  await upgradeAgain(id);
  const { stamp } = (await shop.call('GET', `${path}/${id}/supplied`, { token })).body;
  return { params: { id, lesson: lesson.id }, body: { stamp: stamp as string } };
}
const newerTexts = async (town: Town) => ({ params: (await upgraded(town)).params });

const published = ({ course: { id }, lesson }: Town) => ({ params: { id, lesson: lesson.id } });
const course = ({ course: { id } }: Town) => ({ params: { id } });
/** After one that brought another description and another project. */
const older = async (town: Town) => (await upgradeOlderPage(town.course.id), course(town));
const newerParts = (group: 'page' | 'project') => async (town: Town) => {
  const { params } = await older(town);
  const asked = [`${path}/${params.id}/supplied-${group}`, { token: town.tokens.admin }] as const;
  const { stamp } = (await town.shop.call('GET', ...asked)).body;
  return { params, body: { stamp: stamp as string, take: [] } };
};
const titled = { title: 'After launch' };
const practice = {
  id: 'first',
  kind: 'choose-one',
  question: 'How many?',
  options: [{ text: 'One', right: true }, { text: 'Two' }],
  why: 'One is enough.',
};
const body = ['```practice', JSON.stringify(practice), '```'].join('\n');
const practised = { body, block: practice.id, tries: 1 };
const texts = {
  title: 'What to measure',
  minutes: 12,
  preview: false,
  body: 'Count.',
  tasks: [],
  needs: [],
  kind: 'reading',
};

/** A lesson whose draft has that practice. */
async function practisedDraft({ shop, tokens, course: { id }, lesson }: Town) {
  const address = `${path}/${id}/lessons/${lesson.id}`;
  const { revision } = (await shop.call('GET', address, { token: tokens.admin })).body;
  await shop.call('PUT', address, { token: tokens.admin, body: { ...texts, body, revision } });
  return { params: { id, lesson: lesson.id, block: practice.id } };
}

/** A course that is nobody's own but the admins'. */
async function another({ shop, course: { id } }: Town) {
  const courses: { id: string }[] = (await shop.call('GET', '/courses')).body;
  return { params: { id: courses.find((each) => each.id !== id)?.id ?? '' } };
}

everyoneCalls('authoring', {
  author: {
    'GET /authoring/courses': {},
    'GET /authoring/courses/{id}': [
      { input: course },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'GET /authoring/desks/{slug}': { input: ({ course: { slug } }) => ({ params: { slug } }) },
    'POST /authoring/courses/{id}/stages': {
      input: (town) => ({ ...course(town), body: titled }),
    },
    'PUT /authoring/courses/{id}/stages/{stage}': {
      input: async (town) => {
        const { id, stage } = await drafted(town);
        return { params: { id, stage }, body: titled };
      },
    },
    'PUT /authoring/courses/{id}/stages/{stage}/place': {
      input: async (town) => {
        const { id, stage } = await drafted(town);
        return { params: { id, stage }, body: { place: 1 } };
      },
    },
    'DELETE /authoring/courses/{id}/stages/{stage}': {
      input: async (town) => {
        const { id, stage, lesson, ask } = await drafted(town);
        await ask('DELETE', `/lessons/${lesson}`);
        return { params: { id, stage } };
      },
    },
    'POST /authoring/courses/{id}/lessons': {
      input: async (town) => {
        const { id, stage } = await drafted(town);
        return { params: { id }, body: { stage, title: 'What to measure' } };
      },
    },
    'GET /authoring/courses/{id}/lessons/{lesson}': {
      input: async (town) => {
        const { id, lesson } = await drafted(town);
        return { params: { id, lesson } };
      },
    },
    'PUT /authoring/courses/{id}/lessons/{lesson}': {
      input: async (town) => {
        const { id, lesson, revision } = await drafted(town);
        return { params: { id, lesson }, body: { ...texts, revision } };
      },
    },
    'PUT /authoring/courses/{id}/lessons/{lesson}/place': {
      input: async (town) => {
        const { id, lesson, stage } = await drafted(town);
        return { params: { id, lesson }, body: { stage, place: 1 } };
      },
    },
    'DELETE /authoring/courses/{id}/lessons/{lesson}': {
      input: async (town) => {
        const { id, lesson } = await drafted(town);
        return { params: { id, lesson } };
      },
    },
    'GET /authoring/courses/{id}/lessons/{lesson}/learners': { input: published },
    'POST /authoring/preview/tries': {
      input: () => ({ body: { ...practised, answer: { kind: 'choose-one', choice: 'Two' } } }),
    },
    'POST /authoring/preview/answers': { input: () => ({ body: { ...practised, answer: null } }) },
    'POST /authoring/courses/{id}/preview': {
      input: ({ course: { id } }) => ({
        params: { id },
        body: { body: '## Count', needs: [], kind: 'reading' },
      }),
    },
    'GET /authoring/courses/{id}/seen': [
      { input: course },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'GET /authoring/courses/{id}/seen/{lesson}': { input: published },
    'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}': {
      input: async (town) => ({
        ...(await practisedDraft(town)),
        body: { tries: 0, answer: { kind: 'choose-one', choice: 'Two' } },
      }),
    },
    'POST /authoring/courses/{id}/seen/{lesson}/practice/{block}/answer': {
      input: async (town) => ({
        ...(await practisedDraft(town)),
        body: { tries: 1, answer: null },
      }),
    },
    'GET /authoring/courses/{id}/folder': { input: course },
    'GET /authoring/courses/{id}/export': { input: course },
    'GET /authoring/courses/{id}/changes': { input: course },
    'POST /authoring/courses/{id}/publication': {
      input: async (town) => {
        const { id, ask } = await drafted(town);
        const { stamp } = await ask('GET', '/changes');
        return { params: { id }, body: { stamp, words: 'A stage on what comes after.' } };
      },
    },
    'PUT /authoring/courses/{id}/schedule': {
      input: async (town) => {
        const { id, ask } = await drafted(town);
        const { stamp } = await ask('GET', '/changes');
        const at = new Date(town.shop.clock.now().getTime() + 3_600_000).toISOString();
        return { params: { id }, body: { stamp, words: '', at } };
      },
    },
    'DELETE /authoring/courses/{id}/schedule': { input: course },
    'DELETE /authoring/courses/{id}/draft': { input: course },
    'GET /authoring/courses/{id}/versions': { input: course },
    'GET /authoring/courses/{id}/versions/{number}/changes': { input: versioned },
    'GET /authoring/courses/{id}/versions/{number}/lessons/{lesson}': { input: versioned },
    'GET /authoring/courses/{id}/changes/{lesson}': {
      input: async (town) => {
        const { id, lesson } = await drafted(town);
        return { params: { id, lesson } };
      },
    },
    'POST /authoring/courses/{id}/versions/{number}/restore': { input: versioned },
    'GET /authoring/courses/{id}/supplied': { input: newerTexts },
    'GET /authoring/courses/{id}/supplied/{lesson}': { input: newerTexts },
    'POST /authoring/courses/{id}/supplied/draft': { input: upgraded },
    'POST /authoring/courses/{id}/supplied/kept': { input: upgraded },
    'GET /authoring/courses/{id}/supplied-project': { input: older },
    'POST /authoring/courses/{id}/supplied-project': { input: newerParts('project') },
    'POST /authoring/courses/{id}/supplied-project/restore': { input: replaced('project') },
    'POST /authoring/courses/{id}/quizzes': {
      input: async (town) => {
        const { id, stage } = await drafted(town);
        return { params: { id }, body: { stage } };
      },
    },
    'GET /authoring/courses/{id}/quizzes/{quiz}': { input: quizzed },
    'PUT /authoring/courses/{id}/quizzes/{quiz}': {
      input: async (town) => {
        const { params, ask } = await quizzed(town);
        const { revision } = await ask('GET', `/quizzes/${params.quiz}`);
        return { params, body: { ...small, revision } };
      },
    },
    'DELETE /authoring/courses/{id}/quizzes/{quiz}': { input: quizzed },
    'GET /authoring/courses/{id}/quizzes/{quiz}/figures': { input: quizzed },
  },
  admin: {
    'GET /authoring/courses/{id}/supplied-page': { input: older },
    'POST /authoring/courses/{id}/supplied-page': { input: newerParts('page') },
    'POST /authoring/courses/{id}/supplied-page/restore': { input: replaced('page') },
    'GET /authoring/supplied-courses': {},
    'POST /authoring/supplied-courses/{slug}': {
      input: async () => ({ params: { slug: await upgradeWithCourse() } }),
    },
    'GET /authoring/courses/{id}/authors': { input: course },
    'POST /authoring/courses/{id}/authors': {
      input: (town) => ({ ...course(town), body: { email: town.residents.author.email } }),
    },
    'DELETE /authoring/courses/{id}/authors/{uid}': {
      input: ({ course: { id }, residents }) => ({ params: { id, uid: residents.other.uid } }),
    },
  },
});
