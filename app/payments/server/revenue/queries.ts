import { sql, type AliasableExpression, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PlanType } from '#app/memberships/plans.ts';
import { q } from '#app/platform/database.ts';
import { lockTable } from '#app/platform/locks.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

/**
 * Adds what the entries of a payment lack of what has become of it, so that their sum is what is left
 * of it. Does nothing for a payment that paid no order. Its order is locked.
 */
export const bookRevenue = (paymentId: string, now: Date) =>
  sql`
    insert into revenue_entries
      (at, kind, payment_id, order_id, plan_type, discount_source, amount_paise, discount_paise)
    select ${now}, due.kind, payments.id, orders.id, orders.plan_type, orders.discount_source,
      due.paise - booked.paise,
      case due.kind
        when 'paid' then orders.list_price_paise - orders.credit_paise - orders.amount_paise
        else 0
      end
    from payments
    join orders on orders.id = payments.order_id
    cross join lateral (values
      ('paid', payments.amount_paise),
      ('refunded', -payments.refunded_paise),
      ('charged-back', case
        when payments.charged_back_at is null then 0
        else payments.refunded_paise - payments.amount_paise
      end)
    ) as due (kind, paise)
    cross join lateral (
      select coalesce(sum(amount_paise), 0)::int as paise from revenue_entries entry
      where entry.payment_id = payments.id and entry.kind = due.kind
    ) as booked
    where payments.id = ${paymentId} and payments.settled_at is not null
      and due.paise <> booked.paise`.execute(db());

/** A span of time, without its end. Both are midnights in India. */
export interface RevenueSpan {
  from: Date;
  until: Date;
}

/** Adds some entries to the sums of their days. Returns how many. */
export async function sumRevenue(most: number): Promise<number> {
  const { rows } = await sql<{ added: number }>`select sum_revenue(${most}) as added`.execute(db());
  return rows[0]?.added ?? 0;
}

/** Adds up all days again, inside a transaction. */
export async function deriveRevenueDays(): Promise<void> {
  await lockTable('revenue_days');
  await sql`select derive_revenue_days()`.execute(db());
}

/** The entries of a span, for sums by whatever a feature knows of an order. */
export const revenueIn = ({ from, until }: RevenueSpan) =>
  db()
    .selectFrom('revenue_entries as entry')
    .where('entry.at', '>=', from)
    .where('entry.at', '<', until);

type RevenueEntries = ReturnType<typeof revenueIn>;

const sums = [
  sql<number>`count(*) filter (where entry.kind = 'paid')::int`.as('orders'),
  sql<number>`coalesce(sum(entry.discount_paise), 0)::int8`.as('given'),
  sql<number>`coalesce(sum(entry.amount_paise) filter (where entry.kind = 'paid'), 0)::int8`.as(
    'paid',
  ),
  sql<number>`coalesce(-sum(entry.amount_paise) filter (where entry.kind <> 'paid'), 0)::int8`.as(
    'returned',
  ),
] as const;

/** Entries by a key, with the sums of each in paise. */
export const summedBy = <Key extends string>(entries: RevenueEntries, key: Expression<Key>) =>
  entries
    .select(sql<Key>`${key}`.as('key'))
    .select([...sums])
    .groupBy(sql`1`);

interface Sums {
  orders: number;
  given: number;
  paid: number;
  returned: number;
}

type Summed = AliasableExpression<Sums & { key: string }>;

/**
 * The keys that brought in most, and the sums of all others in a last row without a key; with the
 * number of keys in each row. As part of another statement.
 */
export const largestOf = (summed: Summed, most: number) =>
  db()
    .selectFrom(
      db()
        .selectFrom(summed.as('summed'))
        .selectAll('summed')
        .select(sql<number>`row_number() over (order by paid desc, returned desc, key)`.as('place'))
        .as('ranked'),
    )
    .select(sql<string | null>`case when place <= ${most} then key end`.as('key'))
    .select(sql<number>`count(*)::int`.as('keys'))
    .select((ranked) =>
      (['orders', 'given', 'paid', 'returned'] as const).map((name) =>
        sql<number>`sum(${ranked.ref(name)})::int8`.as(name),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`min(place)`);

/** The same keys in the order of their names, after one of them. */
export const followingKeys = (summed: Summed, after: string, limit: number) =>
  db()
    .selectFrom(summed.as('summed'))
    .selectAll('summed')
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit);

interface Part extends Sums {
  day: string;
  planType: PlanType;
  code: string;
}

/** What adds up to the revenue of a span: sums of whole days, and the entries that came since. */
const partsOf = ({ from, until }: RevenueSpan) =>
  db().selectFrom(
    sql<Part>`(
      select to_char(day, 'YYYY-MM-DD') as day, plan_type as "planType", code, orders,
        given_paise as given, paid_paise as paid, returned_paise as returned
      from revenue_days where day >= revenue_day(${from}) and day < revenue_day(${until})
      union all
      select to_char(revenue_day(at), 'YYYY-MM-DD'), plan_type, revenue_code(discount_source),
        (kind = 'paid')::int, discount_paise, case kind when 'paid' then amount_paise else 0 end,
        case kind when 'paid' then 0 else -amount_paise end
      from revenue_entries where not summed and at >= ${from} and at < ${until}
    )`.as<'part'>(sql`part`),
  );

const added = [
  sql<number>`coalesce(sum(part.orders), 0)::int`.as('orders'),
  sql<number>`coalesce(sum(part.given), 0)::int8`.as('given'),
  sql<number>`coalesce(sum(part.paid), 0)::int8`.as('paid'),
  sql<number>`coalesce(sum(part.returned), 0)::int8`.as('returned'),
] as const;

/** By day in India and plan, as part of another statement. */
export const revenueByDay = (span: RevenueSpan) =>
  jsonArrayFrom(
    partsOf(span)
      .select(['part.day', 'part.planType'])
      .select([...added])
      .groupBy(['part.day', 'part.planType'])
      .orderBy('part.day')
      .orderBy('part.planType'),
  );

/** Of a whole span, as part of another statement. */
export const revenueOf = (span: RevenueSpan) =>
  jsonObjectFrom(partsOf(span).select([...added])).$notNull();

type KindOfCode = 'none' | 'referral' | 'promo';

export const revenueByKindOfCode = (span: RevenueSpan) =>
  jsonArrayFrom(
    partsOf(span)
      .select(sql<KindOfCode>`split_part(part.code, ':', 1)`.as('key'))
      .select([...added])
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  );

/** By promo code. */
const revenueByPromo = (span: RevenueSpan) =>
  partsOf(span)
    .where('part.code', 'like', 'promo:%')
    .select(sql<string>`split_part(part.code, ':', 2)`.as('key'))
    .select([...added])
    .groupBy(sql`1`);

export const largestPromos = (span: RevenueSpan, most: number) =>
  jsonArrayFrom(largestOf(revenueByPromo(span), most));

export const promosAfter = (span: RevenueSpan, after: string, limit: number) =>
  followingKeys(revenueByPromo(span), after, limit).execute();

/** What went back, by the way it went; `payments` says of how many. */
export const returnsByKind = (span: RevenueSpan) =>
  jsonArrayFrom(
    db()
      .selectFrom(
        revenueIn(span)
          .where('entry.kind', '<>', 'paid')
          .select(['entry.kind', 'entry.payment_id'])
          .select(sql<number>`-sum(entry.amount_paise)::int8`.as('paise'))
          .groupBy(['entry.kind', 'entry.payment_id'])
          .having(sql`sum(entry.amount_paise)`, '<>', 0)
          .as('each'),
      )
      .select(sql<'refunded' | 'charged-back'>`each.kind`.as('kind'))
      .select(sql<number>`count(*)::int`.as('payments'))
      .select(sql<number>`sum(each.paise)::int8`.as('paise'))
      .groupBy('each.kind')
      .orderBy('each.kind', 'desc'),
  );

/** What went back, one by one, after an entry. */
export const returnsAfter = (
  span: RevenueSpan,
  after: { at: Date; id: string } | undefined,
  limit: number,
) =>
  revenueIn(span)
    .innerJoin('orders', 'orders.id', 'entry.order_id')
    .where('entry.kind', '<>', 'paid')
    .$if(after !== undefined, (query) =>
      query.where((entry) =>
        entry(
          entry.refTuple('entry.at', 'entry.id'),
          '>',
          entry.tuple(after?.at ?? span.from, after?.id ?? ''),
        ),
      ),
    )
    .select(['entry.id', 'entry.at', 'entry.kind', 'entry.amount_paise as amount'])
    .select(['entry.payment_id as paymentId', 'entry.plan_type as planType'])
    .select('orders.gateway_order_id as gatewayOrderId')
    .orderBy('entry.at')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
