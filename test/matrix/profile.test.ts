import { everyoneCalls } from '../matrix.ts';
import { another, notFound, own } from './rows.ts';

/** The smallest picture: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const name = { displayName: 'Naina G.' };

everyoneCalls('profile', {
  user: {
    'GET /auth/session': {},
    'GET /account/page': {},
    'GET /auth/users/{uid}': [
      {
        of: 'one’s own',
        input: ({ residents }, person) => ({ params: { uid: residents[own(person)].uid } }),
      },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({ params: { uid: residents[another(person)].uid } }),
        but: { ...notFound, admin: 200 },
      },
    ],
    'PUT /auth/users/{uid}': [
      {
        of: 'one’s own',
        input: ({ residents }, person) => ({
          params: { uid: residents[own(person)].uid },
          body: name,
        }),
      },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({
          params: { uid: residents[another(person)].uid },
          body: name,
        }),
        but: notFound,
      },
    ],
    'POST /account/photo': { input: () => ({ body: picture }) },
    'DELETE /account/photo': {},
  },
});
