import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { RefundRequestState } from '../../refund-state.ts';
import { disputedPayment, openDisputeAbout, openDisputes } from '../quarantine/queries.ts';
import type { PaymentsTables } from '../tables.ts';

const db = () => q<PaymentsTables>();

const refundable = (uid: string) =>
  db()
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('settled_at', 'is not', null),
    )
    .select(['orders.id', 'gateway_order_id as gatewayOrderId', 'built_on as builtOn'])
    .select(['plan_type as planType', 'kind', 'settled_at as paidAt', 'payments.id as paymentId'])
    .select(['payments.amount_paise as paidPaise', 'refunded_paise as refundedPaise'])
    .select('orders.rewards_paise as rewardsPaise')
    .select((order) => order.exists(openDisputeAbout(order.ref('payments.id'))).as('disputed'))
    .where('uid', '=', uid)
    .where('orders.status', '=', 'paid')
    .where('charged_back_at', 'is', null);

/** A person's orders that are paid and not refunded, each with the payment that paid it. */
export const refundableOrders = (uid: string) => refundable(uid).execute();

export type PaidOrderRow = Omit<Awaited<ReturnType<typeof refundableOrders>>[number], 'paidAt'>;

const requestColumns = [
  'refund_requests.id',
  'refund_requests.order_id as orderId',
  'asked.gateway_order_id as askedFor',
  'state',
  'refund_requests.amount_paise as amountPaise',
  'approved_paise as approvedPaise',
  'refund_requests.reason',
  'refund_requests.requested_at as requestedAt',
  'decided_at as decidedAt',
  'answer',
] as const;

/** Requests with the refunds that they led to. */
const requests = () =>
  db()
    .selectFrom('refund_requests')
    .innerJoin('orders as asked', 'asked.id', 'refund_requests.order_id')
    .select(requestColumns)
    .select((request) =>
      jsonArrayFrom(
        request
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select(['gateway_refund_id as reference', 'tries'])
          .select([
            sql<string | null>`case when gateway_refund_id is not null then asked_at end`.as(
              'sentAt',
            ),
            // The buyer's bank may have taken the money first.
            sql<string | null>`coalesce(processed_at, charged_back_at)`.as('arrivedAt'),
            sql<string | null>`case when charged_back_at is null then coalesce(failed_at,
              case when gateway_refund_id is null then asked_at end) end`.as('failedAt'),
          ])
          .whereRef('refunds.request_id', '=', 'refund_requests.id')
          .orderBy('refunds.requested_at')
          .orderBy('refunds.id'),
      ).as('refunds'),
    );

const mostRequests = 10;

/** Those about an order, and the one that led to its refund if that was about its basis. */
const requestsOf = (orderId: string) =>
  requests()
    .where('refund_requests.id', 'in', (request) =>
      request
        .selectFrom('refund_requests as own')
        .select('own.id')
        .where('own.order_id', '=', orderId)
        .union(
          request
            .selectFrom('refunds')
            .innerJoin('payments', 'payments.id', 'refunds.payment_id')
            .select((refund) => refund.ref('request_id').$notNull().as('id'))
            .where('payments.order_id', '=', orderId)
            .where('request_id', 'is not', null),
        ),
    )
    .orderBy('refund_requests.requested_at', 'desc')
    .orderBy('refund_requests.id')
    .limit(mostRequests);

/** What a refund of this order is calculated from, and its newest requests, in one statement. */
export const refundState = (uid: string, orderId: string) =>
  db()
    .selectNoFrom([
      jsonArrayFrom(refundable(uid)).as('orders'),
      jsonArrayFrom(requestsOf(orderId)).as('requests'),
    ])
    .executeTakeFirstOrThrow();

export type RequestRow = Awaited<ReturnType<typeof refundState>>['requests'][number];

export const requestById = (id: string) =>
  requests().where('refund_requests.id', '=', id).executeTakeFirst();

/** Oldest first. */
export const waitingRequests = (most: number) =>
  requests()
    .select(['asked.uid', 'asked.plan_type as planType'])
    .select((request) => nameOf(request.ref('asked.uid')).as('name'))
    .select(countOfWaiting().as('inAll'))
    .where('state', '=', 'requested')
    .orderBy('refund_requests.requested_at')
    .orderBy('refund_requests.id')
    .limit(most)
    .execute();

export const countOfWaiting = () =>
  countIn(db().selectFrom('refund_requests').where('state', '=', 'requested'));

/** False when the order already has an open or approved request. */
export async function insertRequest(request: {
  id: string;
  orderId: string;
  amountPaise: number;
  reason: string;
  now: Date;
}): Promise<boolean> {
  const inserted = await db()
    .insertInto('refund_requests')
    .values({
      id: request.id,
      order_id: request.orderId,
      state: 'requested',
      amount_paise: request.amountPaise,
      reason: request.reason,
      requested_at: request.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface Decided {
  state: Exclude<RefundRequestState, 'requested'>;
  now: Date;
  by?: string;
  answer?: string;
  approvedPaise?: number;
}

const decided = ({ state, now, by, answer, approvedPaise }: Decided) =>
  db()
    .updateTable('refund_requests')
    .set({
      state,
      decided_at: now,
      decided_by: by ?? null,
      answer: answer ?? null,
      approved_paise: approvedPaise ?? null,
    })
    .where('state', '=', 'requested');

/** Decides a request, once. False when it was decided before. */
export async function decideRequest(id: string, decision: Decided): Promise<boolean> {
  return (
    (await decided(decision).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
  );
}

/** The same for the open request about an order, if there is one. */
export async function decideRequestAbout(orderId: string, decision: Decided): Promise<boolean> {
  return (
    (await decided(decision).where('order_id', '=', orderId).returning('id').executeTakeFirst()) !==
    undefined
  );
}

/** Does the buyer dispute one of these payments with their bank? */
export async function hasOpenDispute(paymentIds: readonly string[]): Promise<boolean> {
  const dispute = await openDisputes().where(disputedPayment, 'in', paymentIds).executeTakeFirst();
  return dispute !== undefined;
}
