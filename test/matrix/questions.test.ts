import { everyoneCalls } from '../matrix.ts';
import type { Person, Resident, Town } from '../town.ts';
import { own, type Input } from './rows.ts';

const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });
const question = { title: 'Why does the form send twice?', words: '' };
const answer = { words: 'Because nobody disables the button.' };

/** Asked by this person, who may have to be a member for it. */
async function askedBy({ shop, tokens, lesson: { id } }: Town, person: Resident) {
  const { body } = await shop.call('POST', `/learning/lessons/${id}/questions`, {
    token: tokens[person],
    body: question,
  });
  return { params: { id: (body.id as string | undefined) ?? 'none' } };
}

/** Somebody else's. */
const asked = (town: Town, person: Person) =>
  askedBy(town, person === 'premium' ? 'basic' : 'premium');

/** Under a question of somebody who is neither. */
async function answeredBy(town: Town, writer: Resident, reader: Person = writer) {
  const { params } = await asked(town, reader);
  const { body } = await town.shop.call('POST', `/questions/${params.id}/answers`, {
    token: town.tokens[writer],
    body: answer,
  });
  return { params: { id: (body.id as string | undefined) ?? 'none' } };
}

/** Somebody else's. */
const answered = (town: Town, person: Person) =>
  answeredBy(town, person === 'college' ? 'basic' : 'college', person);

/** An answer to a question of this person's. */
async function answerTo(town: Town, person: Person) {
  const { params } = await askedBy(town, own(person) === 'author' ? 'premium' : own(person));
  const { body } = await town.shop.call('POST', `/questions/${params.id}/answers`, {
    token: town.tokens.helper,
    body: answer,
  });
  return { params: { id: (body.id as string | undefined) ?? 'none' } };
}

const withBody =
  (make: typeof asked, body: unknown) =>
  async (town: Town, person: Person): Promise<Input> => ({ ...(await make(town, person)), body });

/** Neither members nor people who answer for the course. */
const strangers = { inactive: 402, other: 402 };
const report = { reason: 'sells', words: 'A link.' };
const notTheirs = { ...strangers, basic: 404, college: 404, premium: 404 };
const hide = { hidden: true, reason: 'It names a client.' };

everyoneCalls('questions', {
  reader: {
    'GET /learning/lessons/{id}/questions': [
      {
        input: async (town) => {
          await answered(town, 'premium');
          return lesson(town);
        },
      },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { basic: 404, college: 404, premium: 404, author: 404, helper: 404, admin: 404 },
      },
      {
        of: 'a course that the author doesn’t write',
        input: ({ foreignLesson: { id } }) => ({ params: { id } }),
        but: { author: 402 },
      },
    ],
  },
  member: {
    'POST /learning/lessons/{id}/questions': {
      input: (town) => ({ ...lesson(town), body: question }),
    },
    'GET /questions': {},
  },
  user: {
    'GET /questions/{id}': [
      { input: asked, but: strangers },
      {
        of: 'nothing',
        input: () => ({ params: { id: 'none' } }),
        but: { ...notTheirs, author: 402, helper: 404, admin: 404 },
      },
    ],
    'PUT /questions/{id}': [
      {
        input: async (town, person) => ({ ...(await askedBy(town, own(person))), body: question }),
        but: { ...strangers, author: 402, helper: 404 },
      },
      {
        of: 'another’s',
        input: withBody(asked, question),
        but: { ...notTheirs, author: 404, helper: 404, admin: 404 },
      },
    ],
    'DELETE /questions/{id}': [
      {
        input: (town, person) => askedBy(town, own(person)),
        but: { ...strangers, author: 402, helper: 404 },
      },
      {
        of: 'another’s',
        input: asked,
        but: { ...notTheirs, author: 404, helper: 404, admin: 404 },
      },
    ],
    'POST /questions/{id}/answers': { input: withBody(asked, answer), but: strangers },
    'PUT /questions/{id}/following': { input: asked, but: strangers },
    'DELETE /questions/{id}/following': { input: asked },
    'POST /questions/{id}/reports': { input: withBody(asked, report), but: strangers },
    'PUT /answers/{id}': [
      {
        input: async (town, person) => ({ ...(await answeredBy(town, own(person))), body: answer }),
        but: strangers,
      },
      {
        of: 'another’s',
        input: withBody(answered, answer),
        but: { ...notTheirs, author: 404, helper: 404, admin: 404 },
      },
    ],
    'DELETE /answers/{id}': [
      { input: (town, person) => answeredBy(town, own(person)), but: strangers },
      {
        of: 'another’s',
        input: answered,
        but: { ...notTheirs, author: 404, helper: 404, admin: 404 },
      },
    ],
    'PUT /answers/{id}/acceptance': [
      { input: answerTo, but: { ...strangers, helper: 404 } },
      {
        of: 'to another’s question',
        input: answered,
        but: { ...strangers, basic: 403, college: 403, premium: 403 },
      },
    ],
    'DELETE /answers/{id}/acceptance': { input: answerTo, but: { ...strangers, helper: 404 } },
    'PUT /answers/{id}/helpful': { input: answered, but: strangers },
    'DELETE /answers/{id}/helpful': { input: answered },
    'POST /answers/{id}/reports': { input: withBody(answered, report), but: strangers },
  },
  helper: {
    'GET /desk/questions': [
      {},
      { of: 'reports', input: () => ({ query: { show: 'reported' } }) },
      { of: 'hidden', input: () => ({ query: { show: 'hidden' } }) },
    ],
    'PUT /questions/{id}/hiding': { input: withBody(asked, hide) },
    'PUT /answers/{id}/hiding': { input: withBody(answered, hide) },
  },
});
