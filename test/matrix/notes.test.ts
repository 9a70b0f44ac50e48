import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import { nextNumber, notFound, own, type Input } from './rows.ts';

const lesson = ({ lesson: { id } }: Town): Input => ({ params: { id } });

const writing = ({ lesson }: Town): Input => ({
  params: { id: `matrix-note-${nextNumber()}` },
  body: { lesson: lesson.id, words: 'Mine.', revision: 0, savedBy: 'a-window', turn: 1 },
});

/** A note by this person, who may have to become a member for it. */
async function written(town: Town, person: Person): Promise<Input> {
  const { params, body } = writing(town);
  const { shop, tokens } = town;
  await shop.call('PUT', `/notes/${params?.id}`, { token: tokens[person], body });
  return { params: params ?? {} };
}

/** Only members begin notes. */
const notMembers = { inactive: 402, other: 402, author: 402, helper: 402 };

everyoneCalls('notes', {
  member: {
    'PUT /bookmarks/{id}': { input: lesson },
  },
  user: {
    'GET /notes': [{}, { of: 'search', input: () => ({ query: { q: 'price', show: 'notes' } }) }],
    'GET /notes/file': {},
    'GET /notes/lessons/{id}': { input: lesson },
    'PUT /notes/{id}': { input: writing, but: notMembers },
    'DELETE /notes/{id}': [
      {
        input: (town, person) => written(town, own(person)),
        but: { inactive: 404, other: 404, author: 404, helper: 404 },
      },
      {
        of: 'another',
        input: (town, person) => written(town, person === 'premium' ? 'basic' : 'premium'),
        but: notFound,
      },
    ],
    'DELETE /bookmarks/{id}': { input: lesson },
  },
});
