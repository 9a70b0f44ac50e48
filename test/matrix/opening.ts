import type { Town } from '../town.ts';

export const written = {
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

/** An opening that accepts applications. */
export async function opening({ shop, tokens }: Town): Promise<{ id: string; slug: string }> {
  const { body } = await shop.call('POST', '/admin/openings', {
    token: tokens.admin,
    body: written,
  });
  return body;
}
