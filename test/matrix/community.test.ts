import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import type { Input } from './rows.ts';

const highlight = {
  title: 'Lata Bose',
  words: 'shipped a shop.',
  link: '/courses',
  datedAt: '2026-01-01T00:00:00.000Z',
  pinnedUntil: null,
};

/** A highlight that an admin has published. */
async function published({ shop, tokens }: Town): Promise<Input> {
  const { body } = await shop.call('POST', '/admin/highlights', {
    token: tokens.admin,
    body: highlight,
  });
  return { params: { id: body.id } };
}

everyoneCalls('community', {
  member: { 'GET /highlights': {} },
  admin: {
    'GET /admin/highlights': {},
    'POST /admin/highlights': { input: () => ({ body: highlight }) },
    'PUT /admin/highlights/{id}': {
      input: async (town) => ({ ...(await published(town)), body: { ...highlight, version: 1 } }),
    },
    'POST /admin/highlights/{id}/unpublication': {
      input: async (town) => ({ ...(await published(town)), body: { version: 1 } }),
    },
  },
});
