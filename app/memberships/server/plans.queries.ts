import { sql, type Insertable } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { Plan, PlanFacts } from '../plan-facts.ts';
import { planTypes, type PlanType } from '../plans.ts';
import type { MembershipsTables, PlanVersionsTable } from './tables.ts';

const db = () => q<MembershipsTables>();

const columns = sql`plan_type as type, version, since, price_paise as "pricePaise",
  former_price_paise as "formerPricePaise", on_sale as "onSale", place, features`;

/** The newest version of each plan, in their order. */
export const selectPlans = async (): Promise<Plan[]> =>
  (await newestOfEach(planTypes, 1)).toSorted((one, other) => one.place - other.place);

/** What is read of a plan's past. */
const mostVersions = 200;

/** The newest versions of each plan or of one, oldest first. */
export const selectVersions = async (type?: PlanType): Promise<Plan[]> =>
  (await newestOfEach(type ? [type] : planTypes, mostVersions)).toSorted(
    (one, other) => one.version - other.version,
  );

async function newestOfEach(types: readonly PlanType[], most: number): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    select newest.* from unnest(${[...types]}::text[]) as kind
      cross join lateral (select ${columns} from plan_versions
        where plan_type = kind order by version desc limit ${most}) as newest`.execute(db());
  return rows;
}

/** Until the transaction ends, nobody else changes a plan. */
export const lockPlans = () => lockNames('plans');

export const insertVersion = (row: Insertable<PlanVersionsTable>) =>
  db().insertInto('plan_versions').values(row).execute();

const factsOf = (table: 'before' | 'after') => {
  const column = (name: keyof PlanVersionsTable) => sql.ref(`${table}.${name}`);
  return sql<PlanFacts>`json_build_object('pricePaise', ${column('price_paise')},
    'formerPricePaise', ${column('former_price_paise')}, 'onSale', ${column('on_sale')},
    'place', ${column('place')}, 'features', ${column('features')})`;
};

/** A page of the changes, newest first, each with the version before it and its author's name. */
export const selectChanges = (asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('plan_versions as after')
      .innerJoin('plan_versions as before', (join) =>
        join
          .onRef('before.plan_type', '=', 'after.plan_type')
          .on('before.version', '=', sql<number>`after.version - 1`),
      )
      .select(['after.plan_type as type', 'after.version', 'after.set_by as setBy'])
      .select([
        sql<Date>`after.since`.as('at'),
        factsOf('before').as('before'),
        factsOf('after').as('after'),
      ])
      .orderBy('after.since', 'desc')
      .orderBy('after.plan_type'),
    asked,
    (change) => ({ by: nameOf(change('setBy')) }),
  );
