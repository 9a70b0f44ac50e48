import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { PlanType } from '#app/memberships/plans.ts';
import { deriveAllRevenueDays } from '#app/payments/server/revenue/service.ts';
import { pool } from '#app/platform/database.ts';
import { seedPromoCodes } from '#app/referrals/server/seed.ts';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { atGateway } from '#test/purchase-desk.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { asks, decide } from '#test/refunds.ts';
import type { Revenue } from '../contract.ts';
import type { RevenueTable } from '../tables.ts';

const week = { from: '2027-03-01', to: '2027-03-07' };
const at = (shop: Shop, typed: string) => shop.clock.set(fromIndianTime(typed));

async function buys(shop: Shop, who: SignedIn, planType: PlanType, code?: string) {
  const { orderId } = await shop.order(who, planType, code);
  const paid = await shop.pay(orderId);
  await shop.confirm(who, orderId, paid);
  await shop.deliverAll();
  return { orderId, paymentId: paid.paymentId };
}

const sumDays = ({ runJobs }: Shop) => runJobs({ firing: 'payments-sum-revenue' });

/** A week with every way in which money moves, around both of its ends in India. */
async function aWeek() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  at(shop, '2027-02-28T23:50');
  await seedPromoCodes(shop.clock);
  const admin = await signedInAdmin(shop);
  const seller = { name: 'Liftoff', address: 'Mumbai', state: '27', gstin: '27AAPFU0939F1ZV' };
  await shop.call('PUT', '/admin/seller', {
    token: admin.token,
    body: { ...seller, sac: '999293', ratePercent: 18 },
  });
  const tenzin = await member(shop, 'premiumPlan', { email: 'tenzin@example.in' });
  await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
    token: tenzin.token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  const former = await buys(shop, await buyer(shop), 'basicPlan');
  at(shop, '2027-03-01T00:10');
  await buys(shop, await buyer(shop), 'basicPlan', 'TENZIN_BUILDS');
  const disputed = await buys(shop, await buyer(shop), 'basicPlan');
  const partly = await buys(shop, await buyer(shop), 'premiumPlan');
  at(shop, '2027-03-03T12:00');
  const pays = await buyer(shop);
  const promo = await buys(shop, pays, 'premiumPlan', 'SPRING30');
  const refund = (paymentId: string, body: object) =>
    shop.razorpay.call('POST', `/payments/${paymentId}/refund`, body);
  // Parts, of this week and of the week before: both on the gateway’s own dashboard.
  await refund(partly.paymentId, { amount: 123_457 });
  await refund(former.paymentId, { amount: 10_000 });
  await shop.deliverAll();
  at(shop, '2027-03-04T12:00');
  for (const event of await atGateway(shop.razorpay, 'chargeBack', disputed.orderId))
    await shop.deliver(event);
  await sumDays(shop);
  at(shop, '2027-03-07T23:59');
  const amount = 1_050_000;
  const { id } = await asks(shop, pays, promo.orderId, amount);
  await decide(shop, admin, id, 'approval', { amount });
  await shop.runJobs();
  await shop.deliverAll();
  at(shop, '2027-03-08T00:01');
  await buys(shop, await buyer(shop), 'basicPlan');
  return { shop, admin, tenzin };
}

/** The revenue of a period as the desk shows it. */
const revenueOf = async (shop: Shop, { token }: { token: string }, query: object = week) =>
  (await shop.call('GET', '/admin/revenue', { token, query: { ...query } })).body as Revenue;

const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await pool().query(statement, [...values])).rows;

const table = async (shop: Shop, { token }: { token: string }, name: RevenueTable) => {
  const { bytes } = await shop.call('POST', '/admin/revenue-tables', {
    token,
    body: { table: name, ...week },
  });
  return parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
};

test('a week’s revenue is the sum of its orders, refunds and documents, to the paisa; so are its tables, and whoever exports one is recorded', async () => {
  const { shop, admin, tenzin } = await aWeek();
  const found = await revenueOf(shop, admin);
  const span = [fromIndianTime('2027-03-01'), fromIndianTime('2027-03-08')];

  const [orders] = await rows(
    `select count(*)::int as orders, sum(orders.amount_paise)::int as paid,
       sum(list_price_paise - orders.amount_paise)::int as given
     from orders join order_transitions step on step.order_id = orders.id and step.status = 'paid'
     where reached_at >= $1 and reached_at < $2`,
    span,
  );
  expect(orders).toEqual({
    orders: 4,
    paid: 450_000 + 500_000 + 1_500_000 + 1_050_000,
    given: 500_000,
  });
  // All that has ever gone back went back in this week.
  const [back] = await rows(
    `select sum(case when charged_back_at is null then refunded_paise else amount_paise end)::int as returned
     from payments where settled_at is not null`,
  );
  expect(back).toEqual({ returned: 500_000 + 123_457 + 10_000 + 1_050_000 });
  expect(found.all).toEqual({ ...orders, ...back });
  expect(found.before).toMatchObject({ from: '2027-02-01', to: '2027-02-07', paid: 0 });

  const sum = (parts: readonly { paid: number; returned: number }[]) => ({
    paid: parts.reduce((all, part) => all + part.paid, 0),
    returned: parts.reduce((all, part) => all + part.returned, 0),
  });
  const { paid, returned } = found.all;
  expect(sum(found.days)).toEqual({ paid, returned });
  expect(sum(found.kinds)).toEqual({ paid, returned });
  expect(
    found.days.find((row) => row.day === '2027-03-01' && row.planType === 'basicPlan'),
  ).toEqual({
    day: '2027-03-01',
    planType: 'basicPlan',
    orders: 2,
    given: 50_000,
    paid: 950_000,
    returned: 0,
  });
  expect(found.kinds).toContainEqual({
    key: 'none',
    orders: 2,
    given: 0,
    paid: 2_000_000,
    returned: 633_457,
  });
  expect(found.promos).toEqual([
    { code: 'SPRING30', keys: 1, orders: 1, given: 450_000, paid: 1_050_000, returned: 1_050_000 },
  ]);
  expect(found.referrers).toEqual([
    {
      uid: tenzin.uid,
      name: tenzin.displayName,
      keys: 1,
      orders: 1,
      given: 50_000,
      paid: 450_000,
      returned: 0,
    },
  ]);
  expect(found.returns).toEqual([
    { kind: 'refunded', payments: 3, paise: 1_183_457 },
    { kind: 'charged-back', payments: 1, paise: 500_000 },
  ]);
  expect(found.documents).toEqual(
    await rows(
      `select kind, count(*)::int as documents, sum(taxable_paise)::int as taxable, coalesce(sum((facts ->> 'rewardsPaise')::int), 0)::int as rewards, sum(cgst_paise)::int as cgst,
         sum(sgst_paise)::int as sgst, sum(igst_paise)::int as igst, sum(total_paise)::int as total
       from documents where issued_at >= $1 and issued_at < $2 group by kind order by kind`,
      span,
    ),
  );
  expect(found.documents).toMatchObject([
    { kind: 'credit-note', documents: 4, total: 500_000 + 123_457 + 10_000 + 1_050_000 },
    { kind: 'invoice', documents: 4, total: 3_500_000 },
  ]);
  expect(await shop.faults()).toEqual([]);

  const added = (found: readonly Record<string, string>[], column: string) =>
    Math.round(found.reduce((total, row) => total + Number(row[column]) * 100, 0));
  const days = await table(shop, admin, 'days');
  expect(days).toHaveLength(7);
  expect(added(days, 'In (INR)')).toBe(paid);
  expect(added(days, 'Back (INR)')).toBe(returned);
  expect(days[0]).toMatchObject({ Day: '2027-03-01', 'Basic in (INR)': '9500', Orders: '3' });
  const plans = await table(shop, admin, 'plans');
  expect(plans.map((row) => row['Plan'])).toEqual(['Premium', 'Basic', 'College']);
  expect([added(plans, 'In (INR)'), added(plans, 'Back (INR)')]).toEqual([paid, returned]);
  const returnRows = await table(shop, admin, 'returns');
  expect(added(returnRows, 'Back (INR)')).toBe(returned);
  expect(returnRows.map((row) => row['How'])).toEqual([
    'Refund',
    'Refund',
    'Lost dispute',
    'Refund',
  ]);
  // A spreadsheet would read an id that begins with a sign as a formula.
  expect(await table(shop, admin, 'referrers')).toMatchObject([
    { Account: expect.stringContaining(tenzin.uid), 'In (INR)': '4500', Orders: '1' },
  ]);
  expect((await table(shop, admin, 'codes')).map((row) => row['Code'])).toEqual([
    'No code',
    'Promo codes',
    'Referral codes',
    'SPRING30',
  ]);
  expect(await table(shop, admin, 'tax')).toMatchObject([
    { Document: 'Credit note', 'Total (INR)': '-16834.57' },
    { Document: 'Tax invoice', 'Total (INR)': '35000' },
  ]);
  expect(
    await rows(
      `select subject_id from admin_actions where action = 'revenue/export' order by at limit 1`,
    ),
  ).toEqual([{ subject_id: 'revenue-days' }]);
});

test('the sums of days change nothing, whenever they are added up, and can be derived again', async () => {
  const { shop, admin } = await aWeek();
  const marked = () => rows('select count(*)::int from revenue_entries where summed');
  expect(await marked()).toEqual([{ count: 8 }]);
  const found = await revenueOf(shop, admin);
  const sumDocuments = () => shop.runJobs({ firing: 'invoices-sum-documents' });
  await Promise.all([sumDays(shop), sumDays(shop), sumDocuments(), sumDocuments()]);
  expect(await marked()).toEqual([{ count: 10 }]);
  expect(await rows('select sum(documents)::int from document_days')).toEqual(
    await rows('select count(*)::int as sum from documents'),
  );
  expect(await revenueOf(shop, admin)).toEqual(found);
  expect(await shop.faults()).toEqual([]);
  await rows('update revenue_days set paid_paise = paid_paise + 1, orders = orders + 1');
  for (const days of [
    'return_days set paise',
    'referrer_days set orders',
    'referrer_counts set referrers',
    'document_days set igst_paise',
  ])
    await rows(`update ${days} = 7`);
  // The referrers’ days and the revenue’s are compared with their months as well.
  expect(await shop.faults()).toHaveLength(7);
  await deriveAllRevenueDays();
  await rows('select derive_document_days()');
  expect(await revenueOf(shop, admin)).toEqual(found);
  expect(await shop.faults()).toEqual([]);
});
