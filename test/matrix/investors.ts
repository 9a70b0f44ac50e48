import { seedInvestors } from '#app/investors/server/seed.ts';
import type { Town } from '../town.ts';
import type { Input, Rows } from './rows.ts';

/** One of the directory; their ids are no secret, everyone is given them. */
async function listed({ shop }: Town): Promise<Input> {
  await seedInvestors(shop.clock);
  const { body } = await shop.call('GET', '/investors');
  return { params: { id: body.items[0].id } };
}

export const investorsRows: Rows = {
  public: { 'GET /investors': {} },
  premium: {
    'GET /investor-profiles': {},
    'GET /investors/{id}': [
      { input: listed },
      { of: 'none', input: () => ({ params: { id: 'none' } }), but: { premium: 404, admin: 404 } },
    ],
    'GET /investor-shortlist': {},
    'PUT /investors/{id}/shortlist': [
      { input: async (town) => ({ ...(await listed(town)), body: { stage: 'contacted', notes: '' } }) },
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
};
