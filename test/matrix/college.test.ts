import { everyoneCalls } from '../matrix.ts';
import { mailedCode, signedIn } from '../people.ts';
import type { Person, Town } from '../town.ts';
import { everyone, newcomer, nextNumber } from './rows.ts';

const studies = {
  college: 'Government College of Art',
  course: 'Diploma in design',
  studyYear: 'Second year',
  note: 'We have no mailboxes.',
};
const address = (): string => `student-${nextNumber()}@du.ac.in`;

async function mailed({ shop }: Town): Promise<string> {
  const { token } = await signedIn(shop, newcomer());
  const email = address();
  await shop.call('POST', '/college/address', { token, body: { email } });
  return mailedCode(shop, '/college/confirm', email);
}

/** A waiting request. Only an admin can answer it, so nobody else needs one. */
async function request({ shop, residents }: Town, person: Person): Promise<string> {
  if (person !== 'admin') return 'none';
  const { token } = await signedIn(shop, newcomer());
  await shop.call('POST', '/college/requests', { token, body: studies });
  const { items } = (
    await shop.call('GET', '/admin/college-requests', { token: residents.admin.token })
  ).body;
  return items.at(-1).id;
}

everyoneCalls('college', {
  public: {
    'POST /college/confirm': [
      { of: 'mailed', input: async (town) => ({ body: { oobCode: await mailed(town) } }) },
      { of: 'guessed', input: () => ({ body: { oobCode: 'guessed' } }), but: everyone(400) },
    ],
  },
  user: {
    'GET /college/standing': {},
    'POST /college/address': {
      input: () => ({ body: { email: address() } }),
      but: { college: 409 },
    },
    'POST /college/requests': { input: () => ({ body: studies }), but: { college: 409 } },
  },
  admin: {
    'GET /admin/settings/college': {},
    'PUT /admin/settings/college': {
      input: async ({ shop, tokens }) => ({
        body: (await shop.call('GET', '/admin/settings/college', { token: tokens.admin })).body,
      }),
    },
    'GET /admin/college-requests': {},
    'POST /admin/college-requests/{id}/approval': {
      input: async (town, person) => ({ params: { id: await request(town, person) }, body: {} }),
    },
    'POST /admin/college-requests/{id}/refusal': {
      input: async (town, person) => ({
        params: { id: await request(town, person) },
        body: { reason: 'We do not know this college.' },
      }),
    },
  },
});
