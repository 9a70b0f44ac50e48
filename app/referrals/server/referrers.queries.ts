import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import {
  daysIn,
  followingKeys,
  largestOf,
  referredSince,
  type RevenueSpan,
} from '#app/payments/server/revenue.face.ts';
import { q } from '#app/platform/database.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

/**
 * Revenue by the person whose code an order was made with: by the order, since a code may have had
 * several owners. Sums of whole days, and the entries that came since.
 */
const revenueByReferrer = (span: RevenueSpan) =>
  db()
    .selectFrom(
      sql<{ key: string; orders: number; given: number; paid: number; returned: number }>`(
        select referrer_uid as key, orders, given_paise as given, paid_paise as paid, returned_paise as returned
        from referrer_days where ${daysIn(span)}
        union all
        select redemption.referrer_uid, entry.orders, entry.given, entry.paid, entry.returned
        from (${referredSince(span)}) as entry
          join code_redemptions redemption on redemption.order_id = entry.order_id
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

/** The people who brought in most, and all others together; as part of another statement. */
export const largestReferrers = (span: RevenueSpan, most: number) =>
  jsonArrayFrom(
    db()
      .selectFrom(largestOf(revenueByReferrer(span), most).as('row'))
      .selectAll('row')
      .select((row) => nameOf(row.ref('row.key')).as('name')),
  );

/** All of them by uid, after one of them. */
export const referrersAfter = (span: RevenueSpan, after: string, limit: number) =>
  db()
    .selectFrom(followingKeys(revenueByReferrer(span), after, limit).as('row'))
    .selectAll('row')
    .select((row) => nameOf(row.ref('row.key')).as('name'))
    .execute();
