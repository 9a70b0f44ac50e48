import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { isLifetime, planTypes, type PlanType } from '../plans.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

const lifetimePlans = planTypes.filter(isLifetime);

/**
 * Everyone's standing at an instant, except those whose first period is yet to come: the same
 * calculation as membershipAt for one person (membership-status.ts), in one statement for all.
 */
const standings = (now: Date) =>
  db()
    .selectFrom((periods) =>
      periods
        .selectFrom('membership_periods')
        .select(['uid', 'plan_type', 'starts_at'])
        .select(
          sql<boolean>`reversed_at is null and (ends_at is null or ends_at > ${now})`.as('running'),
        )
        .select(
          sql<Date>`least(coalesce(ends_at, 'infinity'), coalesce(reversed_at, 'infinity'))`.as(
            'last_day',
          ),
        )
        .where('starts_at', '<=', now)
        .as('periods'),
    )
    .distinctOn('uid')
    .select(['uid', 'plan_type as planType', 'running'])
    .orderBy('uid')
    .orderBy('running', 'desc')
    .orderBy(sql`running and plan_type = any(${lifetimePlans})`, 'desc')
    .orderBy(sql`case when running then starts_at else last_day end`, 'desc');

/** How many members there are now, by plan, as JSON for a statement of another feature. */
export const countsOfMembers = (now: Date) => {
  const counts = planTypes.map(
    (planType) => sql`${sql.lit(planType)}, count(*) filter (where "planType" = ${planType})`,
  );
  return db()
    .selectFrom(standings(now).as('standing'))
    .select(sql<Record<PlanType, number>>`json_build_object(${sql.join(counts)})`.as('members'))
    .where('running', '=', true)
    .$asScalar()
    .$notNull();
};

/**
 * The people with this standing: an active membership, or one that is over; of this plan, if one is
 * named.
 */
export const uidsStanding = (
  now: Date,
  { running, planType }: { running?: boolean | undefined; planType?: PlanType | undefined },
) =>
  db()
    .selectFrom(standings(now).as('standing'))
    .select('uid')
    .$if(running !== undefined, (query) => query.where('running', '=', running === true))
    .$if(planType !== undefined, (query) => query.where('planType', '=', planType as PlanType))
    .$asScalar();

export const periodsOfAll = (uids: readonly string[]) =>
  db()
    .selectFrom('membership_periods')
    .select([
      'uid',
      'plan_type as planType',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'reversed_at as reversedAt',
    ])
    .where('uid', 'in', uids)
    .execute();
