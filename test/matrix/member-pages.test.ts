import { everyoneCalls } from '../matrix.ts';
import type { Person, Town } from '../town.ts';
import { nextNumber, own, type Input } from './rows.ts';

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

const ownersUid = async (town: Town): Promise<Input> => {
  const { token } = await saved(town, 'basic');
  const { uid } = (await town.shop.call('GET', '/auth/session', { token })).body;
  return { params: { uid } };
};

const nobody = () => ({ params: { uid: 'none' } });

everyoneCalls('member-pages', {
  public: {
    'GET /members/{handle}': {
      input: async (town) => ({ params: { handle: (await saved(town, 'premium')).handle } }),
    },
  },
  user: {
    'GET /account/public-page': {},
    'PUT /account/public-page': {
      input: () => ({ body: page(`mine-${nextNumber()}`) }),
    },
  },
  admin: {
    'GET /admin/public-pages': {},
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
  },
});
