import { seedInvestors } from '#app/investors/server/seed.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { nextNumber, type Input } from './rows.ts';

/** An investor from the directory. The ids are public. */
async function listed({ shop }: Town): Promise<Input> {
  await seedInvestors(shop.clock);
  const { body } = await shop.call('GET', '/investors');
  return { params: { id: body.items[0].id } };
}

const written = (changes: object = {}) => ({
  name: `Gauri Chandanwala ${nextNumber()}`,
  headline: 'Small cheques, soon',
  company: 'Kite Ventures',
  location: 'Pune',
  industry: null,
  tags: [],
  verified: false,
  website: null,
  stages: ['Seed'],
  chequeFrom: 100_000,
  chequeTo: 500_000,
  sectors: [],
  geography: [],
  thesis: 'Backs shops.',
  approach: 'Write.',
  ...changes,
});
/** An investor that an admin has added. */
async function added({ shop, tokens }: Town): Promise<Input> {
  const { body } = await shop.call('POST', '/admin/investors', {
    token: tokens.admin,
    body: written(),
  });
  return { params: { id: body.id } };
}
/** A waiting letter. */
async function waiting(town: Town): Promise<Input> {
  const { shop, tokens } = town;
  const about = `Gauri ${nextNumber()}`;
  await shop.call('POST', '/investor-letters', {
    body: { email: 'gauri@example.in', about, words: 'Please take me out.' },
  });
  const { letters } = (
    await shop.call('GET', '/admin/investor-letters', {
      token: tokens.admin,
      query: { page: '99' },
    })
  ).body;
  return { params: { id: letters.find((letter: { about: string }) => letter.about === about).id } };
}

everyoneCalls('investors', {
  public: {
    'GET /investors': {},
    'GET /investors/{id}/masked': { input: listed },
    'POST /investor-letters': {
      input: () => ({
        body: { email: 'gauri@example.in', about: 'Gauri', words: 'Please take me out.' },
      }),
    },
  },
  premium: {
    'GET /investor-profiles': {},
    'GET /investors/{id}': [
      { input: listed },
      { of: 'none', input: () => ({ params: { id: 'none' } }), but: { premium: 404, admin: 404 } },
    ],
    'GET /investor-shortlist': {},
    'POST /investors/{id}/letters': {
      input: async (town) => ({ ...(await listed(town)), body: { words: 'They have moved.' } }),
    },
    'PUT /investors/{id}/shortlist': [
      {
        input: async (town) => ({
          ...(await listed(town)),
          body: { stage: 'contacted', notes: '' },
        }),
      },
      {
        of: 'none',
        input: () => ({ params: { id: 'none' }, body: { stage: 'contacted', notes: '' } }),
        but: { premium: 404, admin: 404 },
      },
    ],
    'DELETE /investors/{id}/shortlist': { input: listed },
    'PUT /investors/{id}/view': [
      { input: listed },
      { of: 'none', input: () => ({ params: { id: 'none' } }), but: { premium: 404, admin: 404 } },
    ],
  },
  admin: {
    'GET /admin/investors': {},
    'POST /admin/investors': { input: () => ({ body: written() }) },
    'PUT /admin/investors/{id}': {
      input: async (town) => ({ ...(await added(town)), body: written({ version: 1 }) }),
    },
    'PUT /admin/investors/{id}/publication': {
      input: async (town) => ({ ...(await added(town)), body: { shown: false, version: 1 } }),
    },
    'DELETE /admin/investors/{id}': { input: added },
    'POST /admin/investors/import': {
      input: () => ({
        query: { dryRun: 'true' },
        body: 'key,name\na,b\n',
        headers: { 'content-type': 'text/csv' },
      }),
    },
    'POST /admin/investor-tables': {},
    'GET /admin/investor-letters': {},
    'POST /admin/investor-letters/{id}/closing': {
      input: async (town) => ({ ...(await waiting(town)), body: { accepted: false } }),
    },
  },
});
