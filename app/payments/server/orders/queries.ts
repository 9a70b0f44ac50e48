import { sql, type Expression, type Insertable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PlanType } from '#app/memberships/plans.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate, leavingLocked } from '#app/platform/locks.ts';
import type { OrderKind } from '../../offer-terms.ts';
import { openStatuses, type FactSource, type OrderStatus } from '../../order-state.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

const orderColumns = [
  'id',
  'gateway_order_id as gatewayOrderId',
  'uid',
  'kind',
  'plan_type as planType',
  'seats',
  'seats_redeemed as seatsRedeemed',
  'credit_paise as creditPaise',
  'built_on as builtOn',
  'amount_paise as amountPaise',
  'rewards_paise as rewardsPaise',
  'currency',
  'status',
  'created_at as createdAt',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'guarantee_days as guaranteeDays',
] as const;

export interface Order {
  id: string;
  gatewayOrderId: string | null;
  uid: string;
  kind: OrderKind;
  planType: PlanType;
  /** How many seats it buys for other people; null for a membership of the buyer's own. */
  seats: number | null;
  seatsRedeemed: number;
  /** The credit that an upgrade got for the period that was active when it was ordered. */
  creditPaise: number;
  /** The order that opened that period. */
  builtOn: string | null;
  /** The price; rewards may pay a part of it. */
  amountPaise: number;
  rewardsPaise: number;
  currency: 'INR';
  status: OrderStatus;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  guaranteeDays: number;
}

export const insertOrder = (row: Insertable<PaymentsTables['orders']>) =>
  db().insertInto('orders').values(row).execute();

/** Returns what has become of the order meanwhile. */
export const setGatewayOrderId = async (
  id: string,
  gatewayOrderId: string,
): Promise<OrderStatus | undefined> =>
  (
    await db()
      .updateTable('orders')
      .set({ gateway_order_id: gatewayOrderId })
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirst()
  )?.status;

export const orderById = (id: string): Promise<Order | undefined> =>
  db().selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst();

/** A gateway names an order by its own id, or in its payments by ours, which it was given. */
const namedByGateway = (id: string) =>
  db()
    .selectFrom('orders')
    .select(orderColumns)
    .where((is) => is.or([is('gateway_order_id', '=', id), is('id', '=', id)]));

/** A buyer's order by the gateway's id, which the browser has; by ours before there is one. */
export const ownOrder = (uid: string, id: string): Promise<Order | undefined> =>
  namedByGateway(id).where('uid', '=', uid).executeTakeFirst();

/** Locks the row, so that reports about one order are handled one after another. */
export const lockOrder = (gatewayOrderId: string): Promise<Order | undefined> =>
  namedByGateway(gatewayOrderId).$call(forUpdate).executeTakeFirst();

export const orderByGatewayId = (gatewayOrderId: string): Promise<Order | undefined> =>
  namedByGateway(gatewayOrderId).executeTakeFirst();

const openOrder = (uid: string) =>
  db()
    .selectFrom('orders')
    .select(orderColumns)
    .where('uid', '=', uid)
    .where('status', 'in', openStatuses);

/** The buyer's only order that is not paid, refunded or closed. */
export const openOrderOf = (uid: string): Promise<Order | undefined> =>
  openOrder(uid).executeTakeFirst();

export const lockOpenOrderOf = (uid: string): Promise<Order | undefined> =>
  openOrder(uid).$call(forUpdate).executeTakeFirst();

/** What this person's open order reserves of their rewards, unless it is this one. */
export const reservedRewards = (uid: string, besides: string) =>
  db()
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(rewards_paise), 0)::int`.as('paise'))
    .where('uid', '=', uid)
    .where('status', 'in', openStatuses)
    .where('id', '<>', besides);

/** The open order that reserves rewards of this person, for a statement about them. */
export const reservingOrder = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('orders')
      .select('rewards_paise as paise')
      .select(({ fn }) => fn.coalesce('gateway_order_id', 'id').as('orderId'))
      .where('uid', '=', uid)
      .where('status', 'in', openStatuses)
      .where('rewards_paise', '>', 0)
      .limit(1),
  );

export const lockOrderById = (id: string): Promise<Order | undefined> =>
  db()
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', '=', id)
    .$call(forUpdate)
    .executeTakeFirst();

/** The period that a paid order has opened. */
export const setTerm = (
  id: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null },
) =>
  db()
    .updateTable('orders')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute();

export const setNextCheck = (id: string, nextCheckAt: Date | null) =>
  db().updateTable('orders').set({ next_check_at: nextCheckAt }).where('id', '=', id).execute();

/**
 * Takes due orders and moves their due time to `leaseEnd`, in one statement, so that two
 * reconcilers never have the same order.
 */
export const claimDueOrders = (now: Date, leaseEnd: Date, limit: number) =>
  db()
    .updateTable('orders')
    .set({ next_check_at: leaseEnd })
    .where('id', 'in', (due) =>
      due
        .selectFrom('orders')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit)
        .$call(leavingLocked),
    )
    .returning('id')
    .execute();

export const makeOpenOrdersDue = (now: Date) =>
  db()
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('next_check_at', 'is not', null)
    .execute();

export const setOrderStatus = (id: string, status: OrderStatus) =>
  db().updateTable('orders').set({ status }).where('id', '=', id).execute();

export const insertTransition = (row: {
  orderId: string;
  status: OrderStatus;
  source: FactSource;
  now: Date;
}) =>
  db()
    .insertInto('order_transitions')
    .values({ order_id: row.orderId, status: row.status, source: row.source, reached_at: row.now })
    .execute();

export const insertAttemptNote = (row: PaymentsTables['order_attempt_notes']) =>
  db().insertInto('order_attempt_notes').values(row).execute();

/** The latest payment of a person that was not refunded, for a statement about them. */
export const lastPayment = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['orders.amount_paise as amountPaise', 'payments.settled_at as paidAt'])
      .where('orders.uid', '=', uid)
      .where('orders.status', '=', 'paid')
      .where('payments.settled_at', 'is not', null)
      .orderBy('payments.settled_at', 'desc')
      .limit(1),
  );

export async function hasPaidOrder(uid: string, besides?: string): Promise<boolean> {
  const order = await db()
    .selectFrom('orders')
    .select('id')
    .where('uid', '=', uid)
    .where('status', 'in', ['paid', 'refunded'])
    .where('seats', 'is', null)
    .$if(besides !== undefined, (query) => query.where('id', '<>', besides ?? ''))
    .executeTakeFirst();
  return order !== undefined;
}

/** What a paid order was paid with, rewards included, minus refunds. */
const paid = (orderId: string | null) =>
  db()
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(sql<number>`orders.amount_paise - refunded_paise`.as('paise'))
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null);

/** The same as a part of a statement about the buyer; null without one. */
export const paidPaise = (orderId: string | null) => paid(orderId).$asScalar();

/** The same; 0 without one. */
export const paidFor = async (orderId: string): Promise<number> =>
  (await paid(orderId).executeTakeFirst())?.paise ?? 0;
