import type { Expression, Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

const periodColumns = [
  'id',
  'plan_type as planType',
  'order_id as orderId',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'reversed_at as reversedAt',
] as const;

const periodsOf = (uid: string | Expression<string>) =>
  db()
    .selectFrom('membership_periods')
    .select(periodColumns)
    .where('uid', '=', uid)
    .orderBy('starts_at');

export const selectPeriods = (uid: string) => periodsOf(uid).execute();

/** The same as JSON, for a statement of another feature about this person. */
export const periodsAsJson = (uid: Expression<string>) => jsonArrayFrom(periodsOf(uid));

/**
 * Serialises the writes to each person's periods, so that two payments at once are appended instead
 * of overlapping.
 */
export const lockPeriods = (...uids: readonly string[]) =>
  lockNames(...uids.map((uid) => `membership ${uid}`));

/** Returns nothing when the order has already opened its period. */
export const insertPeriod = (row: Insertable<MembershipsTables['membership_periods']>) =>
  db()
    .insertInto('membership_periods')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning(periodColumns)
    .executeTakeFirst();

/** The reversed row, or nothing when there was none or it was already reversed. */
export const markReversed = (
  source: { orderId: string } | { seatId: string },
  now: Date,
  reason: string,
) =>
  db()
    .updateTable('membership_periods')
    .set({ reversed_at: now, reversal_reason: reason })
    .$call((update) =>
      'orderId' in source
        ? update.where('order_id', '=', source.orderId)
        : update.where('seat_id', '=', source.seatId),
    )
    .where('reversed_at', 'is', null)
    .returning(['id', 'uid'])
    .executeTakeFirst();

/** Lets a period that has not begun run at another time. */
export const movePeriod = (
  id: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
) =>
  db()
    .updateTable('membership_periods')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute();
