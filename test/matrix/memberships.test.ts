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

everyoneCalls('memberships', {
  public: {
    'GET /plans': {},
  },
  user: {
    'GET /membership': {},
  },
  admin: {
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
