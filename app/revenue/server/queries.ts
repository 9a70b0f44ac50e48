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

/** All figures of a period, in one statement. */
export const figuresOf = (span: RevenueSpan, before: RevenueSpan, most: number) =>
  q()
    .selectNoFrom([
      revenueOf(span).as('all'),
      revenueOf(before).as('before'),
      revenueByDay(span).as('days'),
      revenueByKindOfCode(span).as('kinds'),
      largestPromos(span, most).as('promos'),
      largestReferrers(span, most).as('referrers'),
      returnsByKind(span).as('returns'),
      documentSums(span).as('documents'),
      sql<number>`(${waitingRefunds()})`.as('waitingRefunds'),
    ])
    .executeTakeFirstOrThrow();
