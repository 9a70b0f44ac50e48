import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { invariantsOfSums } from '#test/invariants-of-sums.ts';
import { sumsOf } from '../by-day.ts';
import type { Sums } from '../contract.ts';
import { spanOf } from '../period.ts';
import { figuresOf } from './queries.ts';

const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await pool().query(statement, [...values])).rows;

/** Six people who have ordered; a person's code was used for four of the orders. */
async function openBooks() {
  await testApp();
  await rows(`insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
    select 'person-' || n, n || '@example.in', 'Person ' || n, 'none', now(), now() from generate_series(0, 8) n`);
  await rows(`insert into orders (id, gateway_order_id, uid, kind, plan_type, list_price_paise, amount_paise, currency, status,
      created_at, starts_at, ends_at, guarantee_days)
    select 'order-' || n, 'gateway-' || n, 'person-' || n, 'purchase', 'basicPlan', 500000, 500000, 'INR', 'paid',
      now(), now(), now() + interval '365 days', 7
    from generate_series(3, 8) n`);
  await rows(`insert into payments (id, order_id, status, amount_paise, currency, first_seen_at)
    select 'payment-' || n, 'order-' || n, 'captured', 500000, 'INR', now() from generate_series(3, 8) n`);
  await rows(`insert into code_redemptions (id, order_id, uid, code, discount_percent, referrer_uid, reward_percent, reserved_at)
    select n, 'order-' || n, 'person-' || n, 'CODE_' || n, 10, 'person-' || n % 3, 10, now() from generate_series(3, 6) n`);
}

const instant = (day: string, hour: number) =>
  `${day}T${String(hour).padStart(2, '0')}:30:00+05:30`;

const days = fc.constantFrom('2027-02-28', '2027-03-01', '2027-03-02', '2027-03-31', '2027-04-01');
const periods = [
  // Days around a month, and none.
  ['2027-02-28', '2027-04-01'],
  ['2027-02-28', '2027-03-02'],
  ['2027-03-01', '2027-03-30'],
  ['2027-03-02', '2027-03-31'],
  ['2027-03-02', '2027-03-02'],
  // One month, and three.
  ['2027-03-01', '2027-03-31'],
  ['2027-02-01', '2027-04-30'],
] as const;
const hours = fc.constantFrom(0, 12, 23);
const amounts = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  fc.record({
    does: fc.constant('entry' as const),
    payment: fc.integer({ min: 3, max: 8 }),
    kind: fc.constantFrom('paid', 'refunded', 'refunded', 'charged-back'),
    // A refund that failed is taken back.
    paise: fc.tuple(amounts, fc.constantFrom(-1, -1, 1)).map(([size, sign]) => size * sign),
    days,
    hours,
  }),
  fc.record({
    does: fc.constant('document' as const),
    kind: fc.constantFrom('invoice', 'receipt'),
    paise: amounts,
    days,
    hours,
  }),
  fc.record({ does: fc.constantFrom('sum' as const, 'sumDocuments' as const), most: amounts }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step, nth: number): Promise<void> {
  if (one.does === 'entry')
    await rows(
      `insert into revenue_entries (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
       select $1, $2, 'payment-' || $3::int, 'order-' || $3::int, 'basicPlan', case when $3 < 7 then 'referral:CODE_' || $3::int end,
         case $2 when 'paid' then abs($4::int) else $4 end, case $2 when 'paid' then 5 else 0 end`,
      [instant(one.days, one.hours), one.kind, one.payment, one.paise],
    );
  else if (one.does === 'document') {
    const series = one.kind === 'invoice' ? 'INV' : 'REC';
    await rows(
      `insert into document_series (series, last) values ($1, 1)
       on conflict (series) do update set last = document_series.last + 1`,
      [series],
    );
    await rows(
      `insert into documents (id, number, kind, series, serial, order_id, uid, issued_at, total_paise, taxable_paise,
         cgst_paise, sgst_paise, igst_paise, facts, buyer)
       select $1::text, $2 || $1::text, $3, $2, last, 'order-' || 3 + $1::int % 6, 'person-1', $4, 10 * $5::int, 4 * $5::int, $5::int,
         2 * $5::int, 3 * $5::int, case when $5 = 2 then '{"rewardsPaise": 7}'::jsonb else '{}' end, '{}'
       from document_series where series = $2
       on conflict do nothing`,
      [nth, series, one.kind, instant(one.days, one.hours), one.paise],
    );
  } else
    await rows(`select ${one.does === 'sum' ? 'sum_revenue' : 'sum_documents'}($1)`, [one.most]);
}

/** What the page shows of a span, added up from each entry and document. */
async function plainly(span: { from: Date; until: Date }) {
  const values = [span.from, span.until];
  const inSpan = 'at >= $1 and at < $2';
  return {
    returns: await rows(
      `select kind, count(*)::int as payments, sum(paise)::int as paise from (
         select kind, -sum(amount_paise) as paise from revenue_entries where kind <> 'paid' and ${inSpan}
         group by kind, payment_id having sum(amount_paise) <> 0) each
       group by kind order by kind desc`,
      values,
    ),
    referrers: await rows(
      `select referrer_uid as key, 1 as keys, count(*) filter (where kind = 'paid')::int as orders, sum(entry.discount_paise)::int as given,
         coalesce(sum(amount_paise) filter (where kind = 'paid'), 0)::int as paid,
         coalesce(-sum(amount_paise) filter (where kind <> 'paid'), 0)::int as returned
       from revenue_entries entry join code_redemptions using (order_id) where ${inSpan}
       group by 1 order by paid desc, returned desc, key`,
      values,
    ),
    documents: await rows(
      `select kind, count(*)::int as documents, sum(taxable_paise)::int as taxable, sum(cgst_paise)::int as cgst,
         sum(sgst_paise)::int as sgst, sum(igst_paise)::int as igst, sum(total_paise)::int as total,
         coalesce(sum((facts ->> 'rewardsPaise')::int), 0)::int as rewards
       from documents where issued_at >= $1 and issued_at < $2 group by kind order by kind`,
      values,
    ),
  };
}

interface Referrer extends Sums {
  key: string | null;
  keys: number;
}

const sumsOfReferrer = ({ key, keys, orders, given, paid, returned }: Referrer) => ({
  key,
  keys,
  orders,
  given,
  paid,
  returned,
});

/** The first ones, and all others together. */
function largest(all: readonly Referrer[], most: number): Referrer[] {
  const others = all.slice(most);
  return others.length === 0
    ? [...all]
    : [...all.slice(0, most), { ...sumsOf(others), key: null, keys: others.length }];
}

test('sums of days are what the entries and documents add up to, in whatever order they come and are added', async () => {
  await openBooks();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      await rows(
        `truncate revenue_entries, revenue_days, return_days, referrer_days, referrer_months, referrer_counts, document_series,
          summed_series, documents, document_days`,
      );
      for (const [nth, one] of steps.entries()) {
        await take(one, nth);
        if (nth % 4 > 0 && nth < steps.length - 1) continue;
        for (const [from, to] of periods) {
          const span = spanOf({ from, to });
          const most = 1 + (nth % 3);
          const { returns, referrers, documents } = await figuresOf(
            { span, before: span, referred: span },
            most,
          );
          const plain = await plainly(span);
          expect({ returns, documents, referrers: referrers.map(sumsOfReferrer) }).toEqual({
            ...plain,
            referrers: largest(plain.referrers, most).map(sumsOfReferrer),
          });
        }
      }
      for (const [rule, faults] of Object.entries(invariantsOfSums))
        expect({ rule, faults: await rows(faults) }).toEqual({ rule, faults: [] });
    }),
    { numRuns: 20 },
  );
});
