import { askAbout } from '#app/platform/about-person.ts';
import { historyAbout } from '#app/memberships/server/service.ts';
import { everyoneCalls } from '../matrix.ts';
import type { Town } from '../town.ts';
import { reason, somebody } from './handling.ts';
import type { Input } from './rows.ts';

/** A change to somebody's membership, as the admin saw it. */
const change =
  (body: object) =>
  async (town: Town): Promise<Input> => {
    const uid = await somebody(town);
    return {
      params: { uid },
      body: {
        reason,
        version: (await askAbout(uid, { history: historyAbout(1) })).history.version,
        ...body,
      },
    };
  };

/** Basic as it is, but for its price. */
const plan =
  (price: number) =>
  async ({ shop, tokens }: Town): Promise<Input> => {
    const { body } = await shop.call('GET', '/admin/plans', { token: tokens.admin });
    const { type, version, formerPrice, onSale, place, features } = body[0];
    return {
      params: { type },
      body: { version, price, formerPrice, onSale, place, features },
    };
  };

everyoneCalls('memberships', {
  public: {
    'GET /plans': {},
  },
  user: {
    'GET /membership': {},
  },
  admin: {
    'GET /admin/plans': {},
    'GET /admin/plan-changes': {},
    'PUT /admin/plans/{type}': [
      { of: 'as seen', input: plan(6000_00) },
      { of: 'above its former price', input: plan(8000_00), but: { admin: 400 } },
    ],
    'POST /admin/members/{uid}/grants': [
      { of: 'seen as it is', input: change({ planType: 'basicPlan' }) },
      {
        of: 'seen otherwise',
        input: change({ planType: 'basicPlan', version: 'another' }),
        but: { admin: 409 },
      },
    ],
    'POST /admin/members/{uid}/extensions': { input: change({ days: 30 }), but: { admin: 409 } },
    'POST /admin/members/{uid}/revocations': {
      input: change({ periodId: 'none' }),
      but: { admin: 409 },
    },
  },
});
