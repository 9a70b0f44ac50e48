import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { isLifetime, planTypes } from '../plans.ts';
import type { MembershipPeriodsTable, MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

const periodColumns = [
  'id',
  'plan_type as planType',
  'order_id as orderId',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'reversed_at as reversedAt',
] as const;

export const selectPeriods = (uid: string) =>
  db().selectFrom('membership_periods').select(periodColumns).where('uid', '=', uid).orderBy('starts_at').execute();

/** One person's periods are written one after another, so that two payments at once are appended and not laid over each other. */
export const lockPeriods = (uid: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`membership ${uid}`}, 0))`.execute(db());

/** Nothing when the order has opened its period already. */
export const insertPeriod = (row: MembershipPeriodsTable) =>
  db()
    .insertInto('membership_periods')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning(periodColumns)
    .executeTakeFirst();

/** The reversed row, or nothing when there was none or it was reversed before. */
export const markReversed = (orderId: string, now: Date, reason: string) =>
  db()
    .updateTable('membership_periods')
    .set({ reversed_at: now, reversal_reason: reason })
    .where('order_id', '=', orderId)
    .where('reversed_at', 'is', null)
    .returning(['id', 'uid'])
    .executeTakeFirst();

/**
 * Who stands how at an instant, whom no instant has reached yet left out: the same as membershipAt reckons for one person
 * (membership-status.ts), for all of them in one statement.
 */
const standings = (now: Date) =>
  db()
    .selectFrom((periods) =>
      periods
        .selectFrom('membership_periods')
        .select(['uid', 'plan_type', 'starts_at'])
        .select(sql<boolean>`reversed_at is null and (ends_at is null or ends_at > ${now})`.as('running'))
        .select(sql<Date>`least(coalesce(ends_at, 'infinity'), coalesce(reversed_at, 'infinity'))`.as('last_day'))
        .where('starts_at', '<=', now)
        .as('periods'),
    )
    .distinctOn('uid')
    .select(['uid', 'plan_type as planType', 'running'])
    .orderBy('uid')
    .orderBy('running', 'desc')
    .orderBy(sql`running and plan_type = any(${lifetimePlans})`, 'desc')
    .orderBy(sql`case when running then starts_at else last_day end`, 'desc');

const lifetimePlans = planTypes.filter(isLifetime);

/** How many are members now, by plan; plans without a member are left out. */
export const countRunning = (now: Date) =>
  db()
    .selectFrom(standings(now).as('standing'))
    .select(({ fn }) => ['planType', fn.countAll<number>().as('members')])
    .where('running', '=', true)
    .groupBy('planType')
    .execute();

/** People of whom a period that counts ends in this span. */
export const endingBetween = async (from: Date, until: Date): Promise<string[]> => {
  const people = await db()
    .selectFrom('membership_periods')
    .select('uid')
    .distinct()
    .where('reversed_at', 'is', null)
    .where('ends_at', '>', from)
    .where('ends_at', '<=', until)
    .execute();
  return people.map(({ uid }) => uid);
};
