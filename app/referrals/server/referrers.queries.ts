import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import {
  followingKeys,
  largestOf,
  referredSince,
  revenueOfReferrals,
  type RevenueSpan,
} from '#app/payments/server/revenue.face.ts';
import { q } from '#app/platform/database.ts';
import { dayMs } from '#app/shared/durations.ts';
import { indianDate } from '#app/shared/indian-time.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

interface Summed {
  key: string;
  orders: number;
  given: number;
  paid: number;
  returned: number;
}

const sums = sql`orders, given_paise as given, paid_paise as paid, returned_paise as returned`;

/** What no sum contains yet, by the person whose code an order was made with. */
const referrersSince = (span: RevenueSpan) =>
  sql`select redemption.referrer_uid as key, entry.orders, entry.given, entry.paid, entry.returned
    from (${referredSince(span)}) as entry
      join code_redemptions redemption on redemption.order_id = entry.order_id`;

/**
 * Revenue by the person whose code an order was made with: by the order, since a code may have had
 * several owners. Sums of whole months and of the days around them, and the entries that came since.
 */
function revenueByReferrer(span: RevenueSpan) {
  const from = sql`revenue_day(${span.from})`;
  const until = sql`revenue_day(${span.until})`;
  const monthsFrom = sql`(revenue_month(${from} - 1) + interval '1 month')::date`;
  const monthsUntil = sql`revenue_month(${until})`;
  return db()
    .selectFrom(
      sql<Summed>`(
        select referrer_uid as key, ${sums} from referrer_months
        where month >= ${monthsFrom} and month < ${monthsUntil}
        union all
        select referrer_uid, ${sums} from referrer_days
        where day >= ${from} and day < least(${monthsFrom}, ${until})
        union all
        select referrer_uid, ${sums} from referrer_days
        where day >= greatest(${monthsFrom}, ${monthsUntil}) and day < ${until}
        union all
        ${referrersSince(span)}
      )`.as<'part'>(sql`part`),
    )
    .select('part.key')
    .select([
      sql<number>`sum(part.orders)::int`.as('orders'),
      sql<number>`sum(part.given)::int8`.as('given'),
      sql<number>`sum(part.paid)::int8`.as('paid'),
      sql<number>`sum(part.returned)::int8`.as('returned'),
    ])
    .groupBy('part.key');
}

const isMonth = ({ from, until }: RevenueSpan): boolean =>
  [from, until].every((midnight) => indianDate(midnight).endsWith('-01')) &&
  until.getTime() - from.getTime() <= 31 * dayMs;

/**
 * The rows of `largestOf` for one month, at a cost that doesn't grow with the number of referrers: the
 * largest sums are read in order, together with those that have changed since. The row of the others
 * is the revenue of all orders with a referral code, less these.
 */
const largestOfMonth = (span: RevenueSpan, most: number) =>
  db()
    .selectFrom(
      sql<Omit<Summed, 'key'> & { key: string | null; keys: number }>`(
      with since as materialized (
        select key, sum(orders) as orders, sum(given) as given, sum(paid) as paid, sum(returned) as returned
        from (${referrersSince(span)}) as entry group by key
      ),
      known as materialized (
        select since.key, month_sums.* from since cross join lateral (
          select ${sums} from referrer_months
          where month = revenue_day(${span.from}) and referrer_uid = since.key offset 0
        ) as month_sums
      ),
      largest as (
        select * from (
          (
            select referrer_uid as key, ${sums} from referrer_months
            where month = revenue_day(${span.from}) and referrer_uid not in (select key from since)
            order by paid_paise desc, returned_paise desc, referrer_uid limit ${sql.lit(most)}
          )
          union all
          select key, sum(orders), sum(given), sum(paid), sum(returned)
          from (select * from since union all select * from known) as part group by key
        ) as candidate
        order by paid desc, returned desc, key limit ${sql.lit(most)}
      ),
      shown as (
        select count(*) as keys, coalesce(sum(orders), 0) as orders, coalesce(sum(given), 0) as given,
          coalesce(sum(paid), 0) as paid, coalesce(sum(returned), 0) as returned
        from largest
      ),
      counted as (
        select coalesce((select referrers from referrer_counts where month = revenue_day(${span.from})), 0)
          + (select count(*) from since) - (select count(*) from known) as keys
      )
      select key, 1 as keys, orders::int, given::int8, paid::int8, returned::int8 from largest
      union all
      select null, (counted.keys - shown.keys)::int, (referred.orders - shown.orders)::int, (referred.given - shown.given)::int8,
        (referred.paid - shown.paid)::int8, (referred.returned - shown.returned)::int8
      from counted, shown, (${revenueOfReferrals(span)}) as referred
      where counted.keys > shown.keys
    )`.as<'ranked'>(sql`ranked`),
    )
    .selectAll('ranked');

/** The people who brought in most, and all others together; as part of another statement. */
export const largestReferrers = (span: RevenueSpan, most: number) =>
  jsonArrayFrom(
    db()
      .selectFrom(
        (isMonth(span) ? largestOfMonth(span, most) : largestOf(revenueByReferrer(span), most)).as(
          'row',
        ),
      )
      .selectAll('row')
      .select((row) => nameOf(row.ref('row.key')).as('name'))
      .orderBy((row) => row('row.key', 'is', null))
      .orderBy('row.paid', 'desc')
      .orderBy('row.returned', 'desc')
      .orderBy('row.key'),
  );

/** All of them by uid, after one of them. */
export const referrersAfter = (span: RevenueSpan, after: string, limit: number) =>
  db()
    .selectFrom(followingKeys(revenueByReferrer(span), after, limit).as('row'))
    .selectAll('row')
    .select((row) => nameOf(row.ref('row.key')).as('name'))
    .execute();
