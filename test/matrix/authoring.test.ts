import { everyoneCalls } from '../matrix.ts';
import { small } from '../quizzes.ts';
import { authoredIn, replaced, upgradeWithCourse } from '../upgrades.ts';
import {
  another,
  course,
  drafted,
  newerParts,
  newerTexts,
  older,
  practised,
  practisedDraft,
  published,
  quizzed,
  texts,
  titled,
  upgraded,
  versioned,
} from './drafts.ts';
import { begun } from './rows.ts';

everyoneCalls('authoring', {
  author: {
    'GET /authoring/courses': {},
    'POST /authoring/courses': { input: () => ({ body: begun() }) },
    'GET /authoring/courses/{id}': [
      { input: course },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'DELETE /authoring/courses/{id}': {
      input: async ({ shop, tokens }, person) => {
        const token = person === 'author' ? tokens.author : tokens.admin;
        const asked = { token, body: begun() };
        return { params: (await shop.call('POST', '/authoring/courses', asked)).body };
      },
    },
    'GET /authoring/courses/{id}/page': [
      { input: course },
      { of: 'another’s', input: another, but: { author: 404 } },
    ],
    'PUT /authoring/courses/{id}/page': {
      input: async (town) => {
        const { params } = course(town);
        const asked = [
          `/authoring/courses/${params.id}/page`,
          { token: town.tokens.admin },
        ] as const;
        const { body } = await town.shop.call('GET', ...asked);
        return { params, body: authoredIn(body) };
      },
    },
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
    'GET /authoring/courses/{id}/supplied-page': { input: older },
    'POST /authoring/courses/{id}/supplied-page': { input: newerParts('page') },
    'POST /authoring/courses/{id}/supplied-page/restore': { input: replaced('page') },
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
