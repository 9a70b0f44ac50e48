import { sql, type AliasableExpression } from 'kysely';
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

/** For sums of days, whose column is `day`, and for the entries themselves. */
const daysIn = ({ from, until }: RevenueSpan) =>
  sql`day >= revenue_day(${from}) and day < revenue_day(${until})`;
const entriesIn = ({ from, until }: RevenueSpan) => sql`at >= ${from} and at < ${until}`;

/** What an entry adds to the four sums, in their order. */
const amounts = sql`(kind = 'paid')::int as orders, discount_paise as given,
  case kind when 'paid' then amount_paise else 0 end as paid,
  case kind when 'paid' then 0 else -amount_paise end as returned`;

/** The entries of orders with a referral code that no sum contains yet, as part of another statement. */
export const referredSince = (span: RevenueSpan) =>
  sql`select order_id, ${amounts} from revenue_entries
    where not summed and ${entriesIn(span)} and discount_source like 'referral:%'`;

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
const partsOf = (span: RevenueSpan) =>
  db().selectFrom(
    sql<Part>`(
      select to_char(day, 'YYYY-MM-DD') as day, plan_type as "planType", code, orders,
        given_paise as given, paid_paise as paid, returned_paise as returned
      from revenue_days where ${daysIn(span)}
      union all
      select to_char(revenue_day(at), 'YYYY-MM-DD'), plan_type, revenue_code(discount_source), ${amounts}
      from revenue_entries where not summed and ${entriesIn(span)}
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

/** Of all orders with a referral code. */
export const revenueOfReferrals = (span: RevenueSpan) =>
  partsOf(span)
    .where('part.code', '=', 'referral')
    .select([...added]);

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

/**
 * What went back, by the way it went; `payments` says of how many. Of payments that went back in parts,
 * or have entries that are not summed yet, the entries are read, less what the days contain of them.
 */
export const returnsByKind = (span: RevenueSpan) =>
  jsonArrayFrom(
    db()
      .selectFrom(
        sql<{ kind: 'refunded' | 'charged-back'; payments: number; paise: number }>`(
          select kind, payments, paise from return_days where ${daysIn(span)}
          union all
          select kind, (sum(amount_paise) <> 0)::int - (coalesce(sum(amount_paise) filter (where ${inDays}), 0) <> 0)::int,
            coalesce(sum(amount_paise) filter (where ${inDays}), 0) - sum(amount_paise)
          from revenue_entries where kind <> 'paid' and ${entriesIn(span)} and payment_id in (
            select payment_id from revenue_entries where not summed and kind <> 'paid' and ${entriesIn(span)}
            union all select payment_id from revenue_entries where in_parts and ${entriesIn(span)}
          ) group by kind, payment_id
        )`.as<'part'>(sql`part`),
      )
      .select('part.kind')
      .select(sql<number>`sum(part.payments)::int`.as('payments'))
      .select(sql<number>`sum(part.paise)::int8`.as('paise'))
      .groupBy('part.kind')
      .having(sql`sum(part.payments)`, '>', 0)
      .orderBy('part.kind', 'desc'),
  );

/** The entries that return_days contains. */
const inDays = sql`summed and not in_parts`;

/** What went back, one by one, after an entry. */
export const returnsAfter = (
  span: RevenueSpan,
  after: { at: Date; id: string } | undefined,
  limit: number,
) =>
  db()
    .selectFrom('revenue_entries as entry')
    .innerJoin('orders', 'orders.id', 'entry.order_id')
    .where('entry.at', '>=', span.from)
    .where('entry.at', '<', span.until)
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
