import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { Plan } from '../plan-facts.ts';
import { planTypes } from '../plans.ts';
import type { MembershipsTables } from './tables.ts';

const db = () => q<MembershipsTables>();

const columns = sql`plan_type as type, version, since, price_paise as "pricePaise",
  former_price_paise as "formerPricePaise", on_sale as "onSale", place, features`;

/** The newest version of each plan, in their order. */
export async function selectPlans(): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    select newest.* from unnest(${[...planTypes]}::text[]) as kind
      cross join lateral (select ${columns} from plan_versions
        where plan_type = kind order by version desc limit 1) as newest
    order by place, type`.execute(db());
  return rows;
}
