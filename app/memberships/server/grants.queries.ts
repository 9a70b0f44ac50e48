import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

/** All periods of a person with their sources, oldest first. */
const historyOf = (uid: string | Expression<string>) =>
  db()
    .selectFrom('membership_periods')
    .select(['id', 'plan_type as planType', 'order_id as orderId', 'grant_reason as grantReason'])
    .select('seat_id as seatId')
    .select([
      'starts_at as startsAt',
      'ends_at as endsAt',
      'reversed_at as reversedAt',
      'reversal_reason as reversalReason',
    ])
    .where('uid', '=', uid)
    .orderBy('opened_at')
    .orderBy('id');

export const selectHistory = (uid: string) => historyOf(uid).execute();

/** The same as JSON, for a statement of another feature about this person. */
export const historyAsJson = (uid: Expression<string>) => jsonArrayFrom(historyOf(uid));

/**
 * Reverses a granted period of this person. Returns nothing when there is none, when it was bought,
 * or when it is already reversed.
 */
export const markRevoked = ({
  uid,
  periodId,
  now,
  reason,
}: {
  uid: string;
  periodId: string;
  now: Date;
  reason: string;
}) =>
  db()
    .updateTable('membership_periods')
    .set({ reversed_at: now, reversal_reason: reason })
    .where('id', '=', periodId)
    .where('uid', '=', uid)
    .where('grant_reason', 'is not', null)
    .where('reversed_at', 'is', null)
    .returning(['plan_type as planType', 'starts_at as startsAt', 'ends_at as endsAt'])
    .executeTakeFirst();

export type History = Awaited<ReturnType<typeof selectHistory>>;

/** Distinguishes one state of a person's periods from every other. */
export const versionOf = (periods: History): string =>
  sha256(JSON.stringify(periods.map(({ id, reversedAt }) => [id, reversedAt])));
