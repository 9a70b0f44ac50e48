import type { Town } from '../town.ts';
import type { Input, Rows } from './rows.ts';

const written = {
  title: 'AI Builder',
  firm: 'Kestrel Cloud',
  city: 'Pune',
  remote: false,
  employment: 'full-time',
  payFrom: null,
  payTo: null,
  payPer: 'year',
  description: 'You build.',
  closesAt: '2100-01-01T00:00:00.000Z',
};

/** One that takes applications. */
export async function opening({ shop, tokens }: Town): Promise<{ id: string; slug: string }> {
  const { body } = await shop.call('POST', '/admin/openings', { token: tokens.admin, body: written });
  return body;
}

const byId = async (town: Town): Promise<Input> => ({ params: { id: (await opening(town)).id } });

export const openingsRows: Rows = {
  public: {
    'GET /placements/openings': {},
    'GET /placements/openings/{slug}': { input: async (town) => ({ params: { slug: (await opening(town)).slug } }) },
  },
  admin: {
    'GET /admin/openings': {},
    'POST /admin/openings': { input: () => ({ body: written }) },
    'PUT /admin/openings/{id}': { input: async (town) => ({ ...(await byId(town)), body: { ...written, version: 1 } }) },
    'POST /admin/openings/{id}/closure': { input: async (town) => ({ ...(await byId(town)), body: { version: 1 } }) },
  },
};
