import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import type { OrderAnswer } from '../../history.contract.ts';
import type { OrderStatus } from '../../order-state.ts';
import { supersededText } from '../../refusal-texts.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { checkoutSignature } from '../gateway/razorpay-signature.ts';
import { isSignedWith, secretOfBegun } from '../gateway/rotated-signature.ts';
import { setup } from '../ports.ts';
import { applyGatewayFact, compareSoon, compareWithGateway } from './gateway-facts.service.ts';
import { orderAsTold } from './history.service.ts';
import { advanceOrder } from './progress.service.ts';
import { insertAttemptNote, lockOrder, ownOrder, type Order } from './queries.ts';

const refuse = problemsOf(paymentProblems);

export interface CheckoutReport {
  orderId: string;
  paymentId: string;
  signature?: string | undefined;
  status: 'completed' | 'failed' | 'cancelled';
}

/** Seconds until we check again when the gateway did not confirm at once. */
const lookAgainAfterSeconds = 10;

/**
 * A browser's report on its checkout. `completed` counts only with a signature over our own order
 * id and when the gateway says captured (decisions.md ruling 12). `failed` and `cancelled` are
 * noted and change nothing (ruling 37).
 * @throws {Problem} see the contract
 */
export async function reportCheckout(
  ctx: Context<Actor>,
  report: CheckoutReport,
): Promise<OrderStatus | 'processing'> {
  const order = await ownOrder(ctx.actor.uid, report.orderId);
  if (!order?.gatewayOrderId) throw refuse('payment/order-not-found');
  if (report.status === 'completed') return confirm(ctx, order, order.gatewayOrderId, report);
  const dismissed = report.paymentId === 'cancelled';
  await insertAttemptNote({
    id: newId(),
    order_id: order.id,
    note: dismissed ? 'cancelled' : report.status,
    payment_id: dismissed ? null : report.paymentId,
    noted_at: ctx.clock.now(),
  });
  return order.status;
}

async function confirm(
  ctx: Context<Actor>,
  order: Order,
  gatewayOrderId: string,
  report: CheckoutReport,
) {
  const { gateway, window } = setup();
  const sign = (secret: string) => checkoutSignature(gatewayOrderId, report.paymentId, secret);
  // Only a window gives the browser a signature.
  const secret = window && secretOfBegun(window.keySecret, order.createdAt);
  if (!secret || !isSignedWith(secret, report.signature, { now: ctx.clock.now(), sign }))
    throw refuse('payment/invalid-signature');
  if (order.status === 'paid' || order.status === 'refunded') return order.status;
  try {
    const payment = await gateway.payment(report.paymentId);
    if (payment.orderId !== gatewayOrderId) throw refuse('payment/under-review');
    const outcome = await applyGatewayFact(ctx, { payment, source: 'browser' });
    if (outcome === 'quarantined') throw refuse('payment/under-review');
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure;
    log.warn(
      { order: order.id, reason: failure.message },
      'a signed payment could not be confirmed at once',
    );
  }
  const told = await orderAsTold(ctx, gatewayOrderId);
  if (told?.status === 'paid' || told?.status === 'refunded') return told.status;
  if (told?.returned) throw refuse('payment/superseded', { text: supersededText(order) });
  await noteSignedAttempt(ctx, gatewayOrderId);
  return 'processing';
}

/**
 * A valid signature proves an authorisation, not yet a capture (reliability.md I8). The order
 * becomes attempted, and we check it again soon.
 */
const noteSignedAttempt = (ctx: Context, gatewayOrderId: string): Promise<void> =>
  tx(async () => {
    const order = await lockOrder(gatewayOrderId);
    if (!order) return;
    await advanceOrder(ctx, order, 'attempted', 'browser');
    await compareSoon(order.id, lookAgainAfterSeconds);
  });

/**
 * The buyer is back from the gateway's page, whatever the address says. The gateway is asked, and
 * soon again if it can't be reached.
 * @throws {Problem} see the contract
 */
export async function compareOwn(ctx: Context<Actor>, orderId: string): Promise<OrderAnswer> {
  const order = await ownOrder(ctx.actor.uid, orderId);
  if (!order) throw refuse('payment/order-not-found');
  try {
    if (order.status !== 'paid' && order.status !== 'refunded')
      await compareWithGateway(ctx, order.id);
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure;
    await compareSoon(order.id, lookAgainAfterSeconds);
    throw refuse('payment/gateway-unavailable', { retryAfter: lookAgainAfterSeconds });
  }
  const told = await orderAsTold(ctx, orderId);
  if (!told) throw refuse('payment/order-not-found');
  return told;
}
