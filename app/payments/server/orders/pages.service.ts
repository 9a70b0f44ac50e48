import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
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

const closeJob = defineJob<{ orderId: string }>({
  name: 'close-page-of-order',
  async handler({ orderId }, { ctx }) {
    const order = await orderById(orderId);
    // A payment that was faster is judged like any other, in the next pass of the reconciler.
    if (order && !(await closePage(order))) await setNextCheck(order.id, ctx.clock.now());
  },
});

/**
 * Closes it in a job of the running transaction, the one that closes the order: the buyer doesn't
 * have to wait for the gateway.
 */
export async function closePageSoon({ id }: Pick<Order, 'id'>): Promise<void> {
  if (setupIfAny()?.gateway.closePage) await enqueue(closeJob, { orderId: id });
}
