import type { PlanType } from '#app/memberships/plans.ts';
import { pool } from '#app/platform/database.ts';
import { everyoneCalls } from '../matrix.ts';
import { buyer } from '../purchases.ts';
import type { SignedIn } from '../people.ts';
import type { Person, Town } from '../town.ts';
import { another, nextNumber, notFound, own } from './rows.ts';

/**
 * A reward that is held because buyer and referrer paid alike. Only an admin can decide on it, so
 * nobody else needs one.
 */
async function heldReward({ shop, residents }: Town, person: Person): Promise<string> {
  if (person !== 'admin') return 'none';
  const payer = { vpa: `payer-${nextNumber()}@okhdfc` };
  const buys = async (who: SignedIn, planType: PlanType, code?: string): Promise<void> => {
    const { orderId } = await shop.order(who, planType, code);
    await shop.confirm(who, orderId, await shop.pay(orderId, 'success', payer));
  };
  await buys(residents.basic, 'basicPlan');
  const { referrals } = (
    await shop.call('GET', '/referral/stats', { token: residents.basic.token })
  ).body;
  await buys(await buyer(shop), 'basicPlan', referrals[0].referralCode);
  const { items } = (
    await shop.call('GET', '/admin/held-rewards', { token: residents.admin.token })
  ).body;
  return items[0].id;
}

/** A payout that is with the bank. Nobody in town has a reward that is old enough for one. */
async function sentPayout({ shop }: Town) {
  const { uid } = await buyer(shop);
  const id = `payout-${nextNumber()}`;
  await pool().query(
    `insert into payouts (id, uid, state, amount_paise, shown_details, requested_at, sent_at)
     values ($1, $2, 'sending', 50000, 'UPI na••••@okhdfc', now(), now())`,
    [id, uid],
  );
  return { id };
}

/** The town has no key to seal bank details with. */
const notAvailable = Object.fromEntries(Object.keys(notFound).map((person) => [person, 503]));

const promo = {
  percent: 20,
  amount: null,
  plans: [],
  minimum: null,
  firstPurchaseOnly: false,
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: null,
  mostUses: null,
  mostUsesEach: 1,
};

/** A promo code that nobody has used. Only an admin can make one, so nobody else needs one. */
async function promoCode({ shop, tokens }: Town, person: Person) {
  if (person !== 'admin') return { params: { id: 'none' } };
  const code = `DIWALI_${nextNumber()}`;
  const body = { code, ...promo };
  const made = await shop.call('POST', '/admin/promo-codes', { token: tokens.admin, body });
  return { params: { id: made.body.id as string } };
}

/** A campaign in days of its own. Only an admin can plan one. */
async function campaign({ shop, tokens }: Town, person: Person) {
  const id = nextNumber();
  const day = (n: number) => new Date(Date.UTC(2027, 0, n)).toISOString();
  const code = `SALE_${id}`;
  const body = { words: 'With code', code, startsAt: day(2 * id), endsAt: day(2 * id + 1) };
  if (person === 'admin')
    await shop.call('POST', '/admin/promo-codes', {
      token: tokens.admin,
      body: { code, ...promo },
    });
  const planned = async () =>
    (await shop.call('POST', '/admin/campaigns', { token: tokens.admin, body })).body.id as string;
  return { body, planned: person === 'admin' ? planned : async () => 'none' };
}

everyoneCalls('referrals', {
  member: {
    'GET /referral/check/{code}': { input: () => ({ params: { code: 'NOBODYS_CODE' } }) },
    'PUT /referral/update/{id}': [
      {
        of: 'one’s own',
        input: ({ residents }, person) => ({
          params: { id: residents[own(person)].uid },
          body: { referralCode: `CODE_OF_${person}` },
        }),
      },
      {
        of: 'another’s',
        input: ({ residents }, person) => ({
          params: { id: residents[another(person)].uid },
          body: { referralCode: 'MINE_NOW' },
        }),
        but: { basic: 404, college: 404, premium: 404, admin: 404 },
      },
    ],
  },
  admin: {
    'GET /admin/settings/referrals': {},
    'PUT /admin/settings/referrals': {
      input: async ({ shop, tokens }) => ({
        body: (await shop.call('GET', '/admin/settings/referrals', { token: tokens.admin })).body,
      }),
    },
    'GET /admin/held-rewards': {
      input: async (town, person) => {
        await heldReward(town, person);
        return {};
      },
    },
    'POST /admin/held-rewards/{id}/release': {
      input: async (town, person) => ({
        params: { id: await heldReward(town, person) },
        body: { reason: 'A family shares the account.' },
      }),
    },
    'POST /admin/held-rewards/{id}/reversal': {
      input: async (town, person) => ({
        params: { id: await heldReward(town, person) },
        body: { reason: 'One person, two accounts.' },
      }),
    },
  },
  finance: {
    'GET /admin/payouts': {},
    'POST /admin/payout-files': { input: () => ({ body: {} }), but: { admin: 409 } },
    'POST /admin/payouts/{id}/payment': {
      input: async (town) => ({ params: await sentPayout(town), body: { reference: 'UTR 42' } }),
    },
    'POST /admin/payouts/{id}/refusal': {
      input: async (town) => ({ params: await sentPayout(town), body: { reason: 'No account.' } }),
    },
    'GET /admin/promo-codes': {
      input: async (town, person) => {
        await promoCode(town, person);
        return {};
      },
    },
    'POST /admin/promo-codes': {
      input: () => ({ body: { code: `SUMMER_${nextNumber()}`, ...promo } }),
    },
    'PUT /admin/promo-codes/{id}': {
      input: async (town, person) => ({
        ...(await promoCode(town, person)),
        body: { ...promo, percent: 25, version: 1 },
      }),
    },
    'POST /admin/promo-codes/{id}/end': { input: promoCode },
    'GET /admin/campaigns': {},
    'POST /admin/campaigns': {
      input: async (town, person) => ({ body: (await campaign(town, person)).body }),
    },
    'PUT /admin/campaigns/{id}': {
      input: async (town, person) => {
        const { body, planned } = await campaign(town, person);
        return { params: { id: await planned() }, body: { ...body, version: 1 } };
      },
    },
    'POST /admin/campaigns/{id}/end': {
      input: async (town, person) => {
        const { planned } = await campaign(town, person);
        return { params: { id: await planned() }, body: { version: 1 } };
      },
    },
  },
  user: {
    'GET /referral/rewards': {},
    'POST /referral/payouts': {
      input: () => ({ body: { way: 'upi', upiId: 'naina@okhdfc', amount: 50_000 } }),
      but: notAvailable,
    },
    'DELETE /referral/payouts/{id}': { input: () => ({ params: { id: 'none' } }), but: notFound },
    'GET /dashboard/profile': {},
    'GET /referral/stats': {},
  },
});
