import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { emailOf, isNamed, nameOf, peopleNamed } from '#app/accounts/server/people.face.ts';
import { q } from '#app/platform/database.ts';
import { firstSearched } from '#app/platform/searched-list.ts';
import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import type { OrderFilter } from '../../order-filter.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

const orderRows = () =>
  db()
    .selectFrom('orders')
    .select(['orders.id', 'gateway_order_id as gatewayOrderId', 'orders.uid', 'orders.kind'])
    .select(['plan_type as planType', 'amount_paise as amount', 'discount_source as discount'])
    .select(['rewards_paise as rewards', 'seats', 'seats_redeemed as seatsRedeemed'])
    .select(['orders.status', 'created_at as createdAt'])
    .select((order) => [
      nameOf(order.ref('orders.uid')).as('name'),
      emailOf(order.ref('orders.uid')).as('email'),
      order
        .exists(
          order
            .selectFrom('refund_requests')
            .select('refund_requests.id')
            .whereRef('refund_requests.order_id', '=', 'orders.id')
            .where('state', '=', 'requested'),
        )
        .as('refundRequested'),
    ]);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number];

/** The referral or promo code of an order. */
export const codeOf = ({ discount }: Pick<OrderRow, 'discount'>): string | null =>
  discount?.split(':').at(1) ?? null;

/** Each part has an index; a single condition for all would use none. */
const foundBy = (text: string) => {
  const parts = [
    sql`select id from orders where id = ${text}`,
    sql`select id from orders where gateway_order_id = ${text}`,
    paidBy(text),
    sql`select id from orders where ${codeIs(text)}`,
    sql`select id from orders where uid in ${peopleNamed(text)}`,
  ];
  return sql<string>`(${sql.join(parts, sql` union `)})`;
};

/** The same of one order. */
const isFoundBy = (text: string) => sql<boolean>`(orders.id = ${text}
  or coalesce(gateway_order_id = ${text}, false)
  or orders.id in (${paidBy(text)})
  or coalesce(${codeIs(text)}, false)
  or ${isNamed(sql.ref('orders.uid'), text)})`;

const paidBy = (text: string) => sql`select order_id from payments where id = ${text}`;

const codeIs = (text: string) => {
  const code = text.toLowerCase();
  return sql`lower(discount_source) in (${`referral:${code}`}, ${`promo:${code}`})`;
};

/** The orders that pass the filter, without its text. */
const orderIds = ({ state, plan, from, to, before }: OrderFilter) =>
  db()
    .selectFrom('orders')
    .select('orders.id')
    .$if(state === 'refund-requested', (query) =>
      query.where('orders.id', 'in', (order) =>
        order.selectFrom('refund_requests').select('order_id').where('state', '=', 'requested'),
      ),
    )
    .$if(state !== undefined && state !== 'refund-requested', (query) =>
      query.where('orders.status', '=', state as OrderRow['status']),
    )
    .$if(plan !== undefined, (query) => query.where('plan_type', '=', plan as OrderRow['planType']))
    .$if(Boolean(from), (query) =>
      query.where('created_at', '>=', new Date(fromIndianTime(from ?? ''))),
    )
    .$if(Boolean(to), (query) =>
      query.where('created_at', '<', new Date(Date.parse(fromIndianTime(to ?? '')) + dayMs)),
    )
    .$if(Boolean(before), (query) =>
      query.where(
        sql<SqlBool>`(created_at, orders.id) < (select created_at, id from orders where id = ${before})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('orders.id', 'desc');

/** Newest first: one more than `limit` shows that there are older ones. */
export function ordersFound(filter: OrderFilter, limit: number) {
  const { q: text } = filter;
  const all = orderIds(filter);
  const ids = text
    ? firstSearched(
        {
          list: all.select(isFoundBy(text).as('hit')),
          found: all.where('orders.id', 'in', foundBy(text)).select(sql<boolean>`true`.as('hit')),
        },
        limit,
      )
    : all.limit(limit);
  return orderRows()
    .where('orders.id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
}

const most = 100;

/** An order with all that is known of it, in one statement. */
export const orderWithFacts = (id: string) =>
  orderRows()
    .select(['list_price_paise as listPrice', 'discount_percent as discountPercent'])
    .select(sql<number>`list_price_paise - credit_paise - amount_paise`.as('takenOff'))
    .select(['credit_paise as credit', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select('guarantee_days as guaranteeDays')
    .select((order) => [
      jsonArrayFrom(
        order
          .selectFrom('order_transitions')
          .select(['status', 'source', 'reached_at as at'])
          .whereRef('order_id', '=', 'orders.id'),
      ).as('transitions'),
      jsonArrayFrom(
        order
          .selectFrom('order_attempt_notes')
          .select(['note', 'payment_id as paymentId', 'noted_at as at'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('noted_at', 'desc')
          .limit(most),
      ).as('notes'),
      jsonArrayFrom(
        order
          .selectFrom('payments')
          .select(['payments.id', 'payments.amount_paise as amount', 'refunded_paise as refunded'])
          .select(['payments.status', 'first_seen_at as seenAt', 'captured_at as capturedAt'])
          .select(['settled_at as paidAt', 'duplicate_at as duplicateAt'])
          .select('charged_back_at as chargedBackAt')
          .select((payment) =>
            jsonArrayFrom(
              payment
                .selectFrom('revenue_entries')
                .select(['at', sql<number>`-revenue_entries.amount_paise`.as('amount')])
                .whereRef('payment_id', '=', 'payments.id')
                .where('revenue_entries.kind', '=', 'refunded')
                .orderBy('at', 'desc')
                .limit(most),
            ).as('parts'),
          )
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('first_seen_at', 'desc')
          .limit(most),
      ).as('payments'),
      jsonArrayFrom(
        order
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select(['refunds.reason', 'refunds.amount_paise as amount', 'requested_at as at'])
          .select(['asked_at as askedAt', 'gateway_refund_id as refundId', 'tries'])
          .select([
            'processed_at as processedAt',
            'failed_at as failedAt',
            'payment_id as paymentId',
          ])
          .whereRef('payments.order_id', '=', 'orders.id'),
      ).as('refunds'),
      jsonArrayFrom(
        order
          .selectFrom('gateway_events')
          .innerJoin('gateway_event_outcomes', (join) =>
            join.onRef('gateway_event_outcomes.event_id', '=', 'gateway_events.event_id'),
          )
          .select(['gateway_events.event_id as id', 'type', 'received_at as at', 'outcome'])
          .select(sql<string | null>`fact ->> 'id'`.as('paymentId'))
          // A dispute may come without its payment, and a payment that does not add up is not recorded.
          .where('gateway_events.event_id', 'in', (event) =>
            event
              .selectFrom('gateway_events as named')
              .select('named.event_id')
              .where(sql`named.fact ->> 'orderId'`, 'in', [
                order.ref('gateway_order_id'),
                order.ref('orders.id'),
              ])
              .union(
                event
                  .selectFrom('gateway_events as told')
                  .innerJoin('payments as paid', (join) =>
                    join.on('paid.id', '=', sql<string>`told.fact ->> 'id'`),
                  )
                  .select('told.event_id')
                  .whereRef('paid.order_id', '=', 'orders.id'),
              ),
          )
          .orderBy('received_at', 'desc')
          .limit(most),
      ).as('events'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();

export type OrderWithFacts = NonNullable<Awaited<ReturnType<typeof orderWithFacts>>>;
