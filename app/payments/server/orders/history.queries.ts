import { sql, type Expression } from 'kysely';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

/** A person's orders that the gateway knows. */
const ordersOf = (uid: string) =>
  db().selectFrom('orders').where('uid', '=', uid).where('gateway_order_id', 'is not', null);

/** With the instants of their states. */
const withInstants = (uid: string) =>
  ordersOf(uid)
    .leftJoin('order_transitions as paid', (join) =>
      join.onRef('paid.order_id', '=', 'orders.id').on('paid.status', '=', 'paid'),
    )
    .leftJoin('order_transitions as refunded', (join) =>
      join.onRef('refunded.order_id', '=', 'orders.id').on('refunded.status', '=', 'refunded'),
    )
    .select([
      'orders.id',
      'gateway_order_id as gatewayOrderId',
      'kind',
      'plan_type as planType',
      'seats',
      'seats_redeemed as seatsRedeemed',
      'amount_paise as amountPaise',
      'rewards_paise as rewardsPaise',
      'currency',
    ])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'guarantee_days as guaranteeDays'])
    .select([
      'orders.status',
      'created_at as createdAt',
      'paid.reached_at as paidAt',
      'refunded.reached_at as refundedAt',
    ])
    .select((order) =>
      order
        .selectFrom('payments')
        .select((payment) =>
          payment.fn
            .agg<boolean | null>('bool_and', [payment('payments.status', '=', 'failed')])
            .as('failed'),
        )
        .whereRef('payments.order_id', '=', 'orders.id')
        .as('allFailed'),
    )
    .select((order) => {
      const returned = order
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('duplicate_at', 'is not', null);
      return [
        returned.select(({ fn }) => fn.sum('amount_paise').as('paise')).as('returnedPaise'),
        returned.select(({ fn }) => fn.max('duplicate_at').as('at')).as('returnedAt'),
        returned
          .select(
            sql<Date | null>`case when bool_and(refunded_at is not null) then max(refunded_at) end`.as(
              'at',
            ),
          )
          .as('returnEndedAt'),
      ];
    });

export const orderWithInstants = (uid: string, gatewayOrderId: string) =>
  withInstants(uid).where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst();

export type OrderWithInstants = NonNullable<Awaited<ReturnType<typeof orderWithInstants>>>;

/** Newest first, or first all those for which money has moved. */
export const ordersOnPage = (uid: string, asked: PageAsked, { paymentsFirst = false } = {}) =>
  pageOf(
    withInstants(uid)
      .$if(paymentsFirst, (query) =>
        query.orderBy(sql`orders.status in ('paid', 'refunded', 'attempted')`, 'desc'),
      )
      .orderBy('created_at', 'desc')
      .orderBy('orders.id'),
    asked,
  );

/**
 * What the paid ones among these orders brought in, without those refunded since; for a statement of
 * another feature.
 */
export const takingsOf = (orderIds: Expression<string>) =>
  db()
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(amount_paise - rewards_paise), 0)::int8`.as('paise'))
    .where('orders.id', 'in', orderIds)
    .where('status', '=', 'paid')
    .$asScalar();
