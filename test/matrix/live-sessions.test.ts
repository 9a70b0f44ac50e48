import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { nextNumber, type Input } from './rows.ts';

const session = ({ shop }: Town) => ({
  title: `Teardown ${nextNumber()}`,
  host: 'Meher Contractor',
  about: 'Bring yours.',
  startsAt: new Date(shop.clock.now().getTime() + 3_600_000).toISOString(),
  minutes: 60,
  link: '',
});

/** A session that an admin has planned. */
async function planned(town: Town): Promise<Input> {
  const { body } = await town.shop.call('POST', '/admin/live-sessions', {
    token: town.tokens.admin,
    body: session(town),
  });
  return { params: { id: body.id } };
}

everyoneCalls('live-sessions', {
  member: {
    'GET /live-sessions': {},
    'GET /live-sessions/{id}/calendar': { input: planned },
    'GET /calendar-feed': {},
    'POST /calendar-feed': {},
  },
  user: { 'DELETE /calendar-feed': {} },
  public: {
    'GET /calendar-feed/{key}': {
      input: async ({ shop, tokens }) => {
        const { body } = await shop.call('POST', '/calendar-feed', { token: tokens.basic });
        return { params: { key: new URL(body.address).pathname.split('/').at(-1) ?? '' } };
      },
    },
  },
  admin: {
    'GET /admin/live-sessions': {},
    'POST /admin/live-sessions': { input: (town) => ({ body: session(town) }) },
    'PUT /admin/live-sessions/{id}': {
      input: async (town) => ({ ...(await planned(town)), body: { ...session(town), version: 1 } }),
    },
    'POST /admin/live-sessions/{id}/cancellation': {
      input: async (town) => ({ ...(await planned(town)), body: { version: 1 } }),
    },
  },
});
