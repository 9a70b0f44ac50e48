import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { signedInAdmin } from '#test/people.ts';
import { openShop } from '#test/purchases.ts';
import { watchedStatements } from '#test/statements.ts';
import type { Revenue } from '../contract.ts';

const people = 800;

const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await pool().query(statement, [...values])).rows;

/** Each has bought with the code of another one, at some time of March 2027; later ones paid less. */
async function everyoneRefersSomeone() {
  await rows(`insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
    select 'person-' || n, n || '@example.in', 'Person ' || n, 'none', now(), now() from generate_series(1, ${people}) n`);
  await rows(`insert into orders (id, gateway_order_id, uid, kind, plan_type, list_price_paise, amount_paise, currency, status,
      created_at, starts_at, ends_at, guarantee_days)
    select 'order-' || n, 'gateway-' || n, 'person-' || n, 'purchase', 'basicPlan', 500000, 500000, 'INR', 'paid',
      now(), now(), now() + interval '365 days', 7
    from generate_series(1, ${people}) n`);
  await rows(`insert into payments (id, order_id, status, amount_paise, currency, first_seen_at)
    select 'payment-' || n, 'order-' || n, 'captured', 500000, 'INR', now() from generate_series(1, ${people}) n`);
  await rows(`insert into code_redemptions (id, order_id, uid, code, discount_percent, referrer_uid, reward_percent, reserved_at)
    select n, 'order-' || n, 'person-' || n, 'CODE_' || n, 10, 'person-' || 1 + n % ${people}, 10, now() from generate_series(1, ${people}) n`);
  await rows(`insert into revenue_entries (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
    select timestamptz '2027-03-01T12:00:00+05:30' + n % 20 * interval '1 day', 'paid', 'payment-' || n, 'order-' || n,
      'basicPlan', 'referral:CODE_' || n, 500000 - n, n
    from generate_series(1, ${people}) n`);
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows a plan reads from tables. */
const rowsRead = (node: PlanNode): number =>
  (node['Relation Name'] === undefined
    ? 0
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']) +
  (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each), 0);

test('the page reads as many rows however many people refer others, and counts all of them', async () => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  shop.clock.set(fromIndianTime('2027-03-21T12:00'));
  const { token } = await signedInAdmin(shop);
  await everyoneRefersSomeone();
  await shop.runJobs({ firing: 'payments-sum-revenue' });
  await rows('analyze');
  // Nobody has added it to a sum yet.
  await rows(
    `insert into revenue_entries (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
    values ($1, 'paid', 'payment-${people}', 'order-${people}', 'basicPlan', 'referral:CODE_${people}', 9, 0)`,
    [shop.clock.now()],
  );
  let answer: Revenue | undefined;
  const { sent, values } = await watchedStatements(async () => {
    answer = (await shop.call('GET', '/admin/revenue', { token })).body;
  });
  expect(answer?.referrers).toHaveLength(11);
  expect(answer?.referrers[0]).toMatchObject({ uid: 'person-2', keys: 1, paid: 499_999, given: 1 });
  expect(answer?.referrers[10]).toEqual({
    uid: null,
    name: null,
    keys: people - 10,
    ...Object.fromEntries(
      (['orders', 'given', 'paid', 'returned'] as const).map((name) => [
        name,
        (answer?.all[name] ?? 0) -
          (answer?.referrers ?? []).slice(0, 10).reduce((sum, row) => sum + row[name], 0),
      ]),
    ),
  });
  expect(answer?.all.orders).toBe(people + 1);
  const place = sent.findIndex((text) => text.includes('revenue_days'));
  const [plan] = await rows(`explain (analyze, format json) ${sent[place]}`, values[place]);
  expect(rowsRead(plan['QUERY PLAN'][0].Plan)).toBeLessThan(people / 2);
});
