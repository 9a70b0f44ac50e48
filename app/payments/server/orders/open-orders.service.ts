import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { log } from '#app/platform/log.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { openStatuses } from '../../order-state.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { compareWithGateway } from './gateway-facts.service.ts';
import { closePage } from './pages.service.ts';
import { closeOrder, lockForDecision } from './progress.service.ts';
import { ownOrder } from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** Seconds after which to retry a gateway that was down. */
const gatewayRetrySeconds = 30;

/**
 * Closes the caller's open order: what it reserved is free again, and a payment that comes all the
 * same counts only if its terms still hold then (decisions.md ruling 65). First, outside the
 * transaction, the page where it is paid is closed and the gateway is asked about it. A capture that
 * arrives at the same moment waits for the same locks, so the order is either paid and stays so, or
 * closed first. An order that is closed already stays closed.
 * @throws {Problem} payment/order-not-found, payment/already-paid, payment/not-set-up,
 * payment/gateway-unavailable
 */
export async function cancelOrder(ctx: Context<Actor>, orderId: string): Promise<void> {
  const own = await ownOrder(ctx.actor.uid, orderId);
  if (!own) throw refuse('payment/order-not-found');
  if (openStatuses.includes(own.status))
    await atGateway(async () => {
      await closePage(own);
      await askAboutOrder(ctx, own.id);
    });
  await tx(async () => {
    const order = await lockForDecision(own.id);
    if (order?.status === 'paid' || order?.status === 'refunded')
      throw refuse('payment/already-paid');
    if (order) await closeOrder(ctx, order, 'buyer', 'expired');
  });
}

/** Nobody can pay an order that the gateway refused, so it reserves nothing any longer. */
export const closeRefused = (ctx: Context, id: string): Promise<void> =>
  tx(async () => {
    const order = await lockForDecision(id);
    if (order) await closeOrder(ctx, order, 'buyer', 'expired');
  });

/**
 * An open order that is about to be closed may have been paid without our noticing. Then the
 * membership has changed after this.
 */
export async function askAboutOrder(ctx: Context, id: string): Promise<void> {
  try {
    await compareWithGateway(ctx, id);
  } catch (failure) {
    if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
    // An order that the gateway doesn't have can't have been paid there.
    log.warn(
      { order: id, reason: failure.message },
      'the gateway refused to tell of an order that is being closed',
    );
  }
}

/** @throws {Problem} payment/gateway-unavailable in place of a failure of the gateway */
export async function atGateway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof GatewayFailure)
      throw refuse('payment/gateway-unavailable', { retryAfter: gatewayRetrySeconds });
    throw failure;
  }
}
