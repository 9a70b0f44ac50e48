import { signUp } from '#app/accounts/server/sign-up.service.ts';
import { personByEmail } from '#app/accounts/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import type { Town } from '../town.ts';
import { membershipHistory } from '#app/memberships/server/service.ts';
import { newcomer, type Input, type Rows } from './rows.ts';

const reason = 'They asked for it';

/** Someone whom the call may do this to. */
async function somebody({ shop }: Town): Promise<string> {
  const person = newcomer();
  await signUp(systemContext(shop.clock, 'test'), person);
  return (await personByEmail(person.email))?.uid ?? '';
}

const handled = async (town: Town): Promise<Input> => ({ params: { uid: await somebody(town) }, body: { reason } });
const toAdminItself = ({ residents }: Town): Input => ({ params: { uid: residents.admin.uid }, body: { reason } });
const nobody = (): Input => ({ params: { uid: 'nobody' }, body: { reason } });

/** A change of somebody's membership, as an admin saw it. */
const change =
  (body: object) =>
  async (town: Town): Promise<Input> => {
    const uid = await somebody(town);
    return { params: { uid }, body: { reason, version: (await membershipHistory(uid)).version, ...body } };
  };

export const administrationRows: Rows = {
  admin: {
    'GET /admin/overview': {},
    'GET /admin/members': [
      {},
      { of: 'with every filter', input: () => ({ query: { q: 'naina', plan: 'basicPlan', state: 'active', order: 'name', page: '2' } }) },
    ],
    'GET /admin/members/{uid}': [
      { of: 'somebody', input: ({ residents }) => ({ params: { uid: residents.basic.uid } }) },
      { of: 'nobody', input: () => ({ params: { uid: 'nobody' } }), but: { admin: 404 } },
    ],
    'POST /admin/members/{uid}/disabling': [
      { of: 'somebody', input: handled },
      { of: 'oneself', input: toAdminItself, but: { admin: 409 } },
      { of: 'nobody', input: nobody, but: { admin: 404 } },
      {
        of: 'without a reason',
        input: ({ residents }) => ({ params: { uid: residents.other.uid }, body: { reason: ' ' } }),
        but: { admin: 400 },
      },
    ],
    'POST /admin/members/{uid}/enabling': { input: handled },
    'POST /admin/members/{uid}/sign-out': { input: handled },
    'POST /admin/members/{uid}/verification-link': [
      { of: 'somebody', input: handled },
      { of: 'who is verified', input: toAdminItself, but: { admin: 409 } },
    ],
    'POST /admin/members/{uid}/grants': [
      { of: 'seen as it is', input: change({ planType: 'basicPlan' }) },
      { of: 'seen otherwise', input: change({ planType: 'basicPlan', version: 'another' }), but: { admin: 409 } },
    ],
    'POST /admin/members/{uid}/extensions': { input: change({ days: 30 }), but: { admin: 409 } },
    'POST /admin/members/{uid}/revocations': { input: change({ periodId: 'none' }), but: { admin: 409 } },
    'GET /admin/audit': [
      {},
      {
        of: 'with every filter',
        input: () => ({
          query: { actor: 'operator', action: 'account/disable', about: 'x@example.in', from: '2026-01-01', to: '2026-12-31' },
        }),
      },
    ],
  },
};
