import { sql } from 'kysely';
import { documentSums } from '#app/invoices/server/face.ts';
import {
  largestPromos,
  returnsByKind,
  revenueByDay,
  revenueByKindOfCode,
  revenueOf,
  waitingRefunds,
  type RevenueSpan,
} from '#app/payments/server/revenue.face.ts';
import { q } from '#app/platform/database.ts';
import { largestReferrers } from '#app/referrals/server/face.ts';

interface Asked {
  span: RevenueSpan;
  /** What it is compared with. */
  before: RevenueSpan;
  /** Has the same revenue as `span`, and may end later, with the month. */
  referred: RevenueSpan;
}

/** All figures of a period, in one statement. */
export const figuresOf = ({ span, before, referred }: Asked, most: number) =>
  q()
    .selectNoFrom([
      revenueOf(span).as('all'),
      revenueOf(before).as('before'),
      revenueByDay(span).as('days'),
      revenueByKindOfCode(span).as('kinds'),
      largestPromos(span, most).as('promos'),
      largestReferrers(referred, most).as('referrers'),
      returnsByKind(span).as('returns'),
      documentSums(span).as('documents'),
      sql<number>`(${waitingRefunds()})`.as('waitingRefunds'),
    ])
    .executeTakeFirstOrThrow();
