import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { Difference } from '../../book-difference.ts';
import type { BookDaysTable, PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

/** Of several processes one decides who goes on with a comparison. */
export const lockComparisons = () => lockNames('gateway books');

const comparisonColumns = [
  'id',
  'started_at as startedAt',
  'first_day as firstDay',
  'last_day as lastDay',
  'next_day as nextDay',
  'held_by as heldBy',
  'held_until as heldUntil',
  'healed',
  'finished_at as finishedAt',
] as const;

/** The comparison that began last; an open one is always the last. */
const newestComparison = () =>
  db()
    .selectFrom('book_comparisons')
    .select(comparisonColumns)
    .orderBy('started_at', 'desc')
    .limit(1);

export const lastComparison = () => newestComparison().executeTakeFirst();

export type Comparison = NonNullable<Awaited<ReturnType<typeof lastComparison>>>;

export const insertComparison = (row: {
  now: Date;
  firstDay: string;
  lastDay: string;
  heldBy: string;
  heldUntil: Date;
}): Promise<Comparison> =>
  db()
    .insertInto('book_comparisons')
    .values({
      id: newId(),
      started_at: row.now,
      first_day: row.firstDay,
      last_day: row.lastDay,
      next_day: row.firstDay,
      held_by: row.heldBy,
      held_until: row.heldUntil,
    })
    .returning(comparisonColumns)
    .executeTakeFirstOrThrow();

/** Takes it over, or stays with it. */
export const holdComparison = (id: string, heldBy: string, heldUntil: Date): Promise<Comparison> =>
  db()
    .updateTable('book_comparisons')
    .set({ held_by: heldBy, held_until: heldUntil })
    .where('id', '=', id)
    .returning(comparisonColumns)
    .executeTakeFirstOrThrow();

/** False if somebody else holds it by now. */
export async function finishDay(
  { id, heldBy }: Pick<Comparison, 'id' | 'heldBy'>,
  next: { nextDay: string; healed: number; heldUntil: Date; finishedAt: Date | null },
): Promise<boolean> {
  const held = await db()
    .updateTable('book_comparisons')
    .set({
      next_day: next.nextDay,
      held_until: next.heldUntil,
      healed: sql`healed + ${next.healed}`,
      finished_at: next.finishedAt,
    })
    .where('id', '=', id)
    .where('held_by', '=', heldBy)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

const bookedColumns = [
  'payments.id',
  'payments.order_id as orderId',
  'payments.amount_paise as amountPaise',
  'payments.refunded_paise as refundedPaise',
  'payments.captured_at as capturedAt',
  'payments.currency',
  'payments.first_seen_at as seenAt',
] as const;

const booked = () => db().selectFrom('payments').select(bookedColumns);

export type OurPayment = Awaited<ReturnType<ReturnType<typeof booked>['execute']>>[number];

export const ourPayments = (ids: readonly string[]): Promise<OurPayment[]> =>
  booked()
    .where('id', 'in', [...ids, ''])
    .execute();

/** Captures that we first saw in a span of time, from after `after`. */
export const capturedBetween = (
  { from, until }: { from: Date; until: Date },
  { after, limit }: { after: { id: string; seenAt: Date } | undefined; limit: number },
) =>
  booked()
    .where('captured_at', 'is not', null)
    .where('first_seen_at', '<', until)
    .where((payment) =>
      payment(
        payment.refTuple('first_seen_at', 'id'),
        '>',
        payment.tuple<Date, string>(after?.seenAt ?? from, after?.id ?? ''),
      ),
    )
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const saveDay = (row: BookDaysTable) =>
  db()
    .insertInto('book_days')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();

/** One that somebody has explained stays resolved as long as its amounts are the same. */
export const saveDifference = (
  found: Difference & {
    day: string;
    paymentId: string;
    currency: string;
    comparisonId: string;
    now: Date;
  },
) => {
  const row = {
    day: found.day,
    here_paise: found.herePaise,
    there_paise: found.therePaise,
    comparison_id: found.comparisonId,
  };
  const before = (column: string) => sql.ref(`book_differences.${column}`);
  const explained = sql<boolean>`(${before('resolved_by')} is not null
    and ${before('here_paise')} = ${found.herePaise} and ${before('there_paise')} = ${found.therePaise})`;
  const reopened = <Value>(column: string, otherwise: Value) =>
    sql<Value>`case when ${explained} then ${before(column)} else ${otherwise} end`;
  return db()
    .insertInto('book_differences')
    .values({
      ...row,
      id: newId(),
      payment_id: found.paymentId,
      kind: found.kind,
      currency: found.currency,
      found_at: found.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'kind']).doUpdateSet({
        ...row,
        found_at: sql<Date>`case when ${before('resolved_at')} is null or ${explained}
          then ${before('found_at')} else ${found.now} end`,
        resolved_at: reopened<Date | null>('resolved_at', null),
        resolved_by: reopened<string | null>('resolved_by', null),
        resolution: reopened<string | null>('resolution', null),
      }),
    )
    .execute();
};

/** The open differences of a day that a comparison did not find again. */
export const closeDifferences = (day: string, comparisonId: string, now: Date) =>
  db()
    .updateTable('book_differences')
    .set({ resolved_at: now, resolution: 'The books agree again' })
    .where('day', '=', day)
    .where('comparison_id', '<>', comparisonId)
    .where('resolved_at', 'is', null)
    .execute();

const open = () => db().selectFrom('book_differences').where('resolved_at', 'is', null);

/** How many wait for an admin, as part of another statement. */
export const openDifferencesCount = () => countIn(open());

export const openDifferences = () =>
  open()
    .select(['id', 'day', 'payment_id as paymentId', 'kind', 'currency', 'found_at as foundAt'])
    .select(['here_paise as here', 'there_paise as there'])
    .orderBy('found_at')
    .orderBy('id');

/** The first ones with the number of all. */
export const firstDifferences = (limit: number) =>
  openDifferences()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .limit(limit)
    .execute();

/** The order of a payment that we have recorded, as part of another statement. */
export const orderOfPayment = (paymentId: Expression<string>) =>
  db().selectFrom('payments').select('order_id').where('id', '=', paymentId).$asScalar();

/** The last comparison and the newest days, in one statement. */
export async function lastBooks(days: number) {
  return db()
    .selectNoFrom([
      jsonObjectFrom(newestComparison()).as('comparison'),
      jsonArrayFrom(
        db()
          .selectFrom('book_days')
          .select(['day', 'captured_here_paise as capturedHere'])
          .select(['captured_there_paise as capturedThere'])
          .select(['refunded_here_paise as refundedHere'])
          .select(['refunded_there_paise as refundedThere'])
          .orderBy('day', 'desc')
          .limit(days),
      ).as('days'),
    ])
    .executeTakeFirstOrThrow();
}

/** The resolved difference; nothing if there is none, or it was resolved before. */
export const resolveDifference = (
  id: string,
  { now, by, reason }: { now: Date; by: string; reason: string },
) =>
  db()
    .updateTable('book_differences')
    .set({ resolved_at: now, resolved_by: by, resolution: reason })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning(['payment_id as paymentId', 'kind', 'here_paise as here', 'there_paise as there'])
    .executeTakeFirst();

export const differenceIsKnown = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('book_differences')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
