import { sql, type RawBuilder } from 'kysely';
import type { PeopleInOrder, PeopleOrder } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { lockTable } from '#app/platform/locks.ts';
import type { Standing } from '../membership-status.ts';
import { planTypes, type PlanType } from '../plans.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

/** Rows of `standings` that say nothing about this instant. Few: a job renews them. */
const outdated = (now: Date) => sql<boolean>`(until <= ${now} or since > ${now})`;

/** The people of these rows, with their standing from the periods. */
const placedAnew = (now: Date) =>
  sql`(select uid, created_at, name from standings where ${outdated(now)}) as outdated
    cross join lateral (select standing from standings_at(array[outdated.uid], ${now})) as placed`;

const orders: Record<PeopleOrder, RawBuilder<unknown>> = {
  newest: sql`created_at desc, uid`,
  oldest: sql`created_at, uid desc`,
  name: sql`name, uid`,
};

/**
 * The people with one of these standings, for a statement of accounts. Each part of the union is in
 * the list's order, which an index gives, so that a page reads its own rows and no more.
 */
export const selectStanding = (
  now: Date,
  standings: readonly Standing[],
  order: PeopleOrder,
): PeopleInOrder => {
  const columns = sql`select uid, created_at, name from`;
  const parts = standings.map(
    (standing) => sql`(${columns} standings
      where standing = ${sql.lit(standing)} and since <= ${now} and until > ${now}
      order by ${orders[order]})`,
  );
  const others = sql`(${columns} ${placedAnew(now)} where standing = any(${[...standings]})
    order by ${orders[order]})`;
  return sql`(${sql.join([...parts, others], sql` union all `)})`;
};

/** The figures whose sum is the number of people of each standing. */
const figures = (now: Date) => sql`(
  select standing, people from standing_counts
  union all select standing, people from standing_changes
  union all select standing, -1 from standings where ${outdated(now)}
  union all select standing, 1 from ${placedAnew(now)}
) as figures`;

/** The number of people with one of these standings, for another statement. */
export const countStanding = (now: Date, standings: readonly Standing[]): RawBuilder<number> =>
  sql`(select coalesce(sum(people), 0)::int from ${figures(now)} where standing = any(${[...standings]}))`;

/**
 * The number of people with an account, and of members by plan, as JSON for a statement of another
 * feature.
 */
export const countsOfPeople = (now: Date) => {
  const members = planTypes.map(
    (planType) =>
      sql`${sql.lit(planType)}, coalesce(sum(people) filter (where standing = ${sql.lit(`active:${planType}`)}), 0)`,
  );
  return sql<{ all: number; members: Record<PlanType, number> }>`(
    select json_build_object('all', coalesce(sum(people), 0), 'members', json_build_object(${sql.join(members)}))
    from ${figures(now)})`;
};

/** Renews some outdated rows. Returns how many. */
export async function renewStandings(now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ renewed: number }>`
    with outdated as materialized (select uid from standings where ${outdated(now)} order by uid limit ${most}),
      placed as (select place_standings(array(select uid from outdated), ${now}))
    select count(*)::int as renewed from outdated, placed`.execute(db());
  return rows[0]?.renewed ?? 0;
}

/** Adds the changes to the counts. */
export const foldStandingChanges = () =>
  sql`
    with folded as (delete from standing_changes returning standing, people)
    insert into standing_counts as counted
    select standing, sum(people) from folded group by 1 order by 1
    on conflict (standing) do update set people = counted.people + excluded.people`.execute(db());

/** Derives all standings again, inside a transaction. Sign-ups and purchases wait meanwhile. */
export async function deriveStandings(now: Date): Promise<void> {
  await lockTable('standings');
  await sql`select derive_standings(${now})`.execute(db());
}

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
