import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { lastMomentOf, mayAskAt, refundParts, totalOf } from '../../refund-rules.ts';
import { refundProblems, type OwnRefund } from '../../refunds.contract.ts';
import { orderWithInstants } from '../orders/history.queries.ts';
import { orderAnswer } from '../orders/orders.answers.ts';
import { lockForDecision } from '../orders/progress.service.ts';
import type { Order } from '../orders/queries.ts';
import { tellOfRefund } from '../orders/refunds.emails.tsx';
import * as queries from './queries.ts';
import { billAnswer, requestAnswer } from './refunds.answers.ts';

const refuse = problemsOf({ ...paymentProblems, ...refundProblems });

/**
 * The caller's order with its refund: until when, how much, and what became of each request.
 * @throws {Problem} payment/order-not-found
 */
export async function ownRefund(
  { actor, clock }: Context<Actor>,
  orderId: string,
): Promise<OwnRefund> {
  const order = await orderWithInstants(actor.uid, orderId);
  if (!order) throw refuse('payment/order-not-found');
  const { orders, requests } = await queries.refundState(actor.uid, order.id);
  const parts = refundParts(order.id, orders);
  const { paidAt, guaranteeDays } = order;
  const payment = paidAt && { paidAt, guaranteeDays };
  return {
    order: orderAnswer(order),
    until: payment && lastMomentOf(payment).toISOString(),
    open:
      order.status === 'paid' &&
      parts.length > 0 &&
      payment !== null &&
      order.seatsRedeemed === 0 &&
      mayAskAt(payment, clock.now()),
    bill: billAnswer(parts),
    requests: requests.map(requestAnswer),
  };
}

/**
 * Asks for a refund of what the member was shown. The moment of asking counts, not that of the
 * answer.
 * @throws {Problem} see the contract
 */
export const requestRefund = (
  ctx: Context<Actor>,
  { orderId, amount, reason }: { orderId: string; amount: number; reason: string },
): Promise<{ id: string }> =>
  tx(async () => {
    const order = await ownLockedOrder(ctx, orderId);
    const now = ctx.clock.now();
    const orders = await queries.refundableOrders(order.uid);
    const parts = refundParts(order.id, orders);
    const paidAt = orders.find(({ id }) => id === order.id)?.paidAt;
    if (!paidAt || parts.length === 0) throw refuse('refund/nothing-left');
    if (order.seatsRedeemed > 0) throw refuse('refund/seats-redeemed');
    const { guaranteeDays } = order;
    if (!mayAskAt({ paidAt, guaranteeDays }, now)) throw refuse('refund/too-late');
    const total = totalOf(parts);
    if (total !== amount) throw refuse('refund/changed', { extra: { amount: total } });
    const id = newId();
    if (!(await queries.insertRequest({ id, orderId: order.id, amountPaise: total, reason, now })))
      throw refuse('refund/already-requested');
    const upgrade = parts.find((part) => part.order.id !== order.id)?.order;
    await tellOfRefund(ctx, 'refund-requested', { order, amountPaise: total, upgrade, of: id });
    return { id };
  });

/** Withdraws the open request. @throws {Problem} payment/order-not-found, refund/not-open */
export const withdrawRefund = (ctx: Context<Actor>, orderId: string): Promise<void> =>
  tx(async () => {
    const order = await ownLockedOrder(ctx, orderId);
    const [open] = (await queries.refundState(order.uid, order.id)).requests;
    const now = ctx.clock.now();
    if (!open || !(await queries.decideRequestAbout(order.id, { state: 'withdrawn', now })))
      throw refuse('refund/not-open');
    const { id, amountPaise } = open;
    await tellOfRefund(ctx, 'refund-withdrawn', { order, amountPaise, of: id });
  });

/** Looks before it locks: another buyer's order must not be held up. */
async function ownLockedOrder({ actor }: Context<Actor>, orderId: string): Promise<Order> {
  const own = await orderWithInstants(actor.uid, orderId);
  const order = own && (await lockForDecision(orderId));
  if (!order) throw refuse('payment/order-not-found');
  return order;
}
