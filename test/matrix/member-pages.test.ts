import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import { everyone, nextNumber, own, type Input } from './rows.ts';

const page = (handle: string) => ({
  handle,
  line: '',
  isPublic: true,
  indexed: false,
  certificates: [],
  projects: [],
});

/** The person's page, at a new address. */
async function saved({ shop, tokens }: Town, person: Person) {
  const token = tokens[own(person)];
  const handle = `person-${nextNumber()}`;
  await shop.call('PUT', '/account/public-page', { token, body: page(handle) });
  return { token, handle };
}

const shown = async (town: Town): Promise<Input> => ({
  params: { handle: (await saved(town, 'premium')).handle },
});

const ownersUid = async (town: Town): Promise<Input> => {
  const { token } = await saved(town, 'basic');
  const { uid } = (await town.shop.call('GET', '/auth/session', { token })).body;
  return { params: { uid } };
};

const until = '2030-01-01T00:00:00.000Z';
const nobody = () => ({ params: { uid: 'none' } });

everyoneCalls('member-pages', {
  public: {
    'GET /members/{handle}': {
      input: shown,
    },
    'POST /members/{handle}/reports': [
      {
        input: async (town) => ({ ...(await shown(town)), body: { reason: 'sells', words: '' } }),
      },
      {
        of: 'nobody',
        input: () => ({ params: { handle: 'nobody-here' }, body: { reason: 'other' } }),
        but: everyone(404),
      },
    ],
  },
  user: {
    'GET /account/public-page': {},
    'PUT /account/public-page': {
      input: () => ({ body: page(`mine-${nextNumber()}`) }),
    },
  },
  admin: {
    'GET /admin/public-pages': [
      {},
      { of: 'reported', input: () => ({ query: { show: 'reported' } }) },
    ],
    'POST /admin/public-pages/{uid}/hiding': [
      { input: async (town) => ({ ...(await ownersUid(town)), body: { reason: 'A test' } }) },
      {
        of: 'nobody',
        input: () => ({ ...nobody(), body: { reason: 'A test' } }),
        but: { admin: 404 },
      },
    ],
    'DELETE /admin/public-pages/{uid}/hiding': [
      { input: ownersUid },
      { of: 'nobody', input: nobody, but: { admin: 404 } },
    ],
    'POST /admin/public-pages/{uid}/dismissal': [
      { input: async (town) => ({ ...(await ownersUid(town)), body: { until } }) },
      { of: 'nobody', input: () => ({ ...nobody(), body: { until } }), but: { admin: 404 } },
    ],
  },
});
