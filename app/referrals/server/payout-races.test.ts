import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { signIn } from '#test/people.ts';
import { asks, decides, exports, payable, rewardsOf, upi } from '#test/payouts.ts';
import { buyer } from '#test/purchases.ts';
import { buys, refund } from '#test/referring.ts';

const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

test('of fifty requests at once, one is taken', async () => {
  const { shop, tenzin } = await payable();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => asks(shop, tenzin, upi, 180_000)),
  );
  expect(statuses(replies)).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ requested: 180_000, payable: 0 });
  expect(await shop.faults()).toEqual([]);
});

test('a request against a refund: never a request over a reversed reward', async () => {
  const { shop, tenzin, basic } = await payable();
  await Promise.all([asks(shop, tenzin, upi, 180_000), refund(shop, basic)]);
  const { sums, payouts } = await rewardsOf(shop, tenzin);
  expect(sums).toMatchObject({ payable: 135_000, requested: 0, total: 135_000 });
  expect(payouts.filter(({ state }: { state: string }) => state !== 'withdrawn')).toEqual([]);
  expect(await shop.faults()).toEqual([]);
});

test('two admins who pay at once pay once, and a refusal besides changes nothing', async () => {
  const { shop, tenzin, admin } = await payable();
  const { id } = await asks(shop, tenzin);
  const files = await Promise.all([exports(shop, admin), exports(shop, admin)]);
  expect(statuses(files)).toEqual([200, 409]);
  const replies = await Promise.all([
    decides(shop, admin, id, { reference: 'UTR 1' }),
    decides(shop, admin, id, { reference: 'UTR 2' }),
    decides(shop, admin, id, { reason: 'No' }),
  ]);
  expect(statuses(replies)).toEqual([204, 409, 409]);
  const { rows } = await pool().query(
    "select count(*)::int as n from admin_actions where action in ('payout/pay', 'payout/refuse')",
  );
  expect(rows[0].n).toBe(1);
  expect(await shop.faults()).toEqual([]);
});

type Step = 'earn' | 'refund' | 'wait' | 'ask' | 'export' | 'pay' | 'refuse' | 'withdraw';
const steps: readonly Step[] = [
  'earn',
  'refund',
  'wait',
  'ask',
  'export',
  'pay',
  'refuse',
  'withdraw',
];

test('whatever happens in whatever order, sums are sums and nothing is paid twice', async () => {
  const { shop, tenzin, admin, basic, premium } = await payable();
  const bought = [basic, premium];
  let owner = { ...tenzin };
  let desk = { ...admin };
  const openOne = async () =>
    (await rewardsOf(shop, owner)).payouts.find(({ state }: { state: string }) =>
      ['requested', 'sending'].includes(state),
    )?.id ?? 'none';
  const act: Record<Step, (n: number) => Promise<unknown>> = {
    earn: async (n) =>
      bought.push(
        await buys(
          shop,
          await buyer(shop),
          'TENZIN_BUILDS',
          n % 2 === 0 ? 'basicPlan' : 'premiumPlan',
        ),
      ),
    refund: async (n) => {
      const [one] = bought.splice(n % (bought.length || 1), 1);
      if (one) await refund(shop, one);
    },
    wait: async () => {
      shop.clock.advance({ days: 29 });
      owner = { ...owner, ...(await signIn(shop, owner)) };
      desk = { ...desk, ...(await signIn(shop, desk)) };
    },
    ask: () => asks(shop, owner),
    export: () => exports(shop, desk),
    pay: async (n) => decides(shop, desk, await openOne(), { reference: `UTR ${n}` }),
    refuse: async () => decides(shop, desk, await openOne(), { reason: 'A test' }),
    withdraw: async () =>
      shop.call('DELETE', `/referral/payouts/${await openOne()}`, { token: owner.token }),
  };
  const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20)), {
    minLength: 8,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(sequence, async (drawn) => {
      for (const [step, n] of drawn) {
        await act[step](n);
        const { sums } = await rewardsOf(shop, owner);
        const { pending, held, payable: free, requested, paid, total } = sums;
        expect(pending + held + free + requested + paid).toBe(total);
        const { rows } = await pool().query(
          'select coalesce(sum(amount_paise), 0)::int as total from reward_entries where referrer_uid = $1',
          [owner.uid],
        );
        expect(total).toBe(rows[0].total);
      }
      expect(await shop.faults()).toEqual([]);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
