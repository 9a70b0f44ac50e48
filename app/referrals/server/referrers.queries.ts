import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import {
  followingKeys,
  largestOf,
  revenueIn,
  summedBy,
  type RevenueSpan,
} from '#app/payments/server/revenue.face.ts';
import { q } from '#app/platform/database.ts';
import type { ReferralsTables } from './tables.ts';

const db = () => q<ReferralsTables>();

/**
 * Revenue by the person whose code an order was made with: by the order, since a code may have had
 * several owners.
 */
const revenueByReferrer = (span: RevenueSpan) =>
  summedBy(
    revenueIn(span).where('entry.discount_source', 'like', 'referral:%'),
    sql`(${db()
      .selectFrom('code_redemptions')
      .select('referrer_uid')
      .where('order_id', '=', sql.ref<string>('entry.order_id'))})`,
  );

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
