import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentActions } from '../../actions.ts';
import { paymentProblems } from '../../contract.ts';
import type { OrderFilter } from '../../order-filter.ts';
import type { DeskOrder, DeskOrders, ListedOrder } from '../../orders.contract.ts';
import { lastMomentOf, refundParts } from '../../refund-rules.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { compareWithGateway } from '../orders/gateway-facts.service.ts';
import { orderById } from '../orders/queries.ts';
import { setup } from '../ports.ts';
import { countOfWaiting, refundState, waitingRequests } from '../refunds/queries.ts';
import { billAnswer, requestAnswer } from '../refunds/refunds.answers.ts';
import { factsOf } from './facts.answers.ts';
import { codeOf, orderWithFacts, ordersFound, type OrderRow } from './queries.ts';

const refuse = problemsOf(paymentProblems);
const record = recorderOf(paymentActions, { also: 'finance' });

const perPage = 25;
const mostWaiting = 10;
/** Seconds after which to ask a gateway again that was down. */
const retryAfter = 30;

/** How many requests for a refund wait, as part of another statement. */
export const waitingRefunds = countOfWaiting;

/** Orders that match the filter, and the refunds that wait for a decision. */
export async function deskOrders(filter: OrderFilter): Promise<DeskOrders> {
  const [found, waiting] = await Promise.all([
    ordersFound(filter, perPage + 1),
    waitingRequests(mostWaiting),
  ]);
  const rows = found.slice(0, perPage);
  return {
    items: rows.map(listed),
    older: found.length > perPage ? (rows.at(-1)?.id ?? null) : null,
    waiting: {
      total: waiting[0]?.inAll ?? 0,
      items: waiting.map(({ id, orderId, name, planType, amountPaise, requestedAt }) => ({
        id,
        orderId,
        name: name ?? '',
        planType,
        amount: amountPaise,
        requestedAt: requestedAt.toISOString(),
      })),
    },
  };
}

const listed = (row: OrderRow): ListedOrder => ({
  id: row.id,
  gatewayOrderId: row.gatewayOrderId,
  buyer: { uid: row.uid, name: row.name ?? '', email: row.email },
  planType: row.planType,
  kind: row.kind,
  seats: row.seats,
  seatsRedeemed: row.seatsRedeemed,
  amount: row.amount,
  code: codeOf(row),
  status: row.status,
  refundRequested: Boolean(row.refundRequested),
  createdAt: row.createdAt.toISOString(),
});

/** One order with all that happened to it. @throws {Problem} payment/order-not-found */
export async function deskOrder(id: string): Promise<DeskOrder> {
  const order = await orderWithFacts(id);
  if (!order) throw refuse('payment/order-not-found');
  const { orders, requests } = await refundState(order.uid, order.id);
  const parts = refundParts(order.id, orders);
  const { transitions, payments, startsAt, endsAt, guaranteeDays } = order;
  const { listPrice, discountPercent, takenOff, credit, rewards } = order;
  const paidAt = payments.find((payment) => payment.paidAt)?.paidAt;
  const wasPaid = transitions.some(({ status }) => status === 'paid');
  return {
    ...listed(order),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    listPrice,
    discountPercent,
    discount: takenOff,
    credit,
    rewards,
    refundableUntil:
      wasPaid && paidAt
        ? lastMomentOf({ paidAt: new Date(paidAt), guaranteeDays }).toISOString()
        : null,
    bill: billAnswer(parts),
    disputed: parts.some((part) => part.order.disputed),
    requests: requests.map(requestAnswer),
    facts: factsOf(order, requests),
  };
}

/**
 * Asks the gateway about an order now, and applies what it says.
 * @throws {Problem} payment/order-not-found, payment/not-set-up, payment/gateway-unavailable
 */
export async function compareNow(ctx: Context<Actor>, id: string): Promise<void> {
  setup();
  const order = await orderById(id);
  if (!order) throw refuse('payment/order-not-found');
  await tx(() =>
    record(ctx, {
      action: 'order/compare',
      subject: { kind: 'order', id },
      concerns: order.uid,
      details: { order: order.gatewayOrderId },
    }),
  );
  try {
    await compareWithGateway(ctx, id);
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure;
    throw refuse('payment/gateway-unavailable', { retryAfter });
  }
}
