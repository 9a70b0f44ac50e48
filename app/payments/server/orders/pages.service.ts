import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
import { hourMs } from '#app/shared/durations.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { setup, setupIfAny } from '../ports.ts';
import { orderById, setNextCheck, type Order } from './queries.ts';

/**
 * Closes the page where an order is paid. False if it was closed already, by a payment or by its
 * age; the gateway can then be asked which.
 */
export async function closePage({
  id,
  gatewayOrderId,
}: Pick<Order, 'id' | 'gatewayOrderId'>): Promise<boolean> {
  // Without the gateway's answer, nobody knows the page.
  if (!gatewayOrderId) return true;
  try {
    await setup().gateway.closePage?.(gatewayOrderId);
    return true;
  } catch (failure) {
    if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
    log.info({ order: id, reason: failure.message }, 'the page of an order was closed already');
    return false;
  }
}

/** A page closes by itself a day after it was made, and it is made soon after its order. */
const longestOpenMs = 25 * hourMs;

/** The waits add up to more than a page can be open: the gateway, or our key, may fail that long. */
const closeJob = defineJob<{ orderId: string }>({
  name: 'close-page-of-order',
  retryLimit: 70,
  retryDelayMax: 1800,
  async handler({ orderId }, { ctx }) {
    const order = await orderById(orderId);
    if (!order) return;
    const now = ctx.clock.now();
    try {
      if (await closePage(order)) return;
    } catch (failure) {
      if (now.getTime() - order.createdAt.getTime() < longestOpenMs) throw failure;
      log.error({ order: order.id, err: failure }, 'the page of an order closed only by its age');
    }
    // A payment that was faster is judged like any other, in the next pass of the reconciler.
    await setNextCheck(order.id, now);
  },
});

/**
 * Closes it in a job of the running transaction, the one that closes the order: the buyer doesn't
 * have to wait for the gateway.
 */
export async function closePageSoon({ id }: Pick<Order, 'id'>): Promise<void> {
  if (setupIfAny()?.gateway.closePage) await enqueue(closeJob, { orderId: id });
}
