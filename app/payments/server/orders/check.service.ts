import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { log } from '#app/platform/log.ts';
import { nextCheckAt, orderLifetimeMs } from '../../order-state.ts';
import { objectionTo } from '../../payment-state.ts';
import type { ToldPayment } from '../gateway/payer-signature.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { setup } from '../ports.ts';
import { insertQuarantine } from '../quarantine/queries.ts';
import { markAsked, paymentThatPaid, unaskedRefunds } from './payments.queries.ts';
import { closeOrder } from './progress.service.ts';
import { lockOrderById, orderById, setNextCheck, type Order } from './queries.ts';

/**
 * Compares one order with the gateway and does what is still missing there: requests the refunds we
 * owe, captures authorised payments, and passes every payment to `apply`. The order expires after a
 * day without a payment.
 * @throws {GatewayFailure} when the gateway can't be reached; the order is then due again
 */
export async function checkOrder(
  ctx: Context,
  orderId: string,
  apply: (payment: ToldPayment) => Promise<unknown>,
): Promise<void> {
  const order = await orderById(orderId);
  if (!order) return;
  if (order.gatewayOrderId) {
    await askRefunds(ctx, order);
    for (const payment of await setup().gateway.paymentsOf(order.gatewayOrderId))
      await apply(await captured(order, payment));
  }
  await tx(async () => {
    const now = ctx.clock.now();
    const locked = await lockOrderById(order.id);
    const tooOld = now.getTime() - order.createdAt.getTime() >= orderLifetimeMs;
    if (locked && tooOld) await closeOrder(ctx, locked, 'reconcile', 'expired');
    await setNextCheck(order.id, nextCheckAt(order.createdAt, now));
  });
}

/**
 * The gateway would refund a payment that stays authorised. We capture it now, unless another one
 * has paid the order.
 */
async function captured(order: Order, payment: ToldPayment): Promise<ToldPayment> {
  const { gateway } = setup();
  if (
    payment.status !== 'authorized' ||
    objectionTo(payment, order) ||
    (await paymentThatPaid(order.id))
  )
    return payment;
  try {
    return await gateway.capture(payment);
  } catch (failure) {
    // The automatic capture was faster, or the authorisation is over. The payment itself says
    // which.
    if (failure instanceof GatewayFailure && failure.kind === 'refused')
      return gateway.payment(payment.id);
    throw failure;
  }
}

/** The refund's own id is its key, so asking twice gives one refund. */
async function askRefunds(ctx: Context, order: Order): Promise<void> {
  const { gateway } = setup();
  for (const { id, paymentId, amountPaise } of await unaskedRefunds(order.id)) {
    try {
      const refund = await gateway.refund({ paymentId, amountPaise, key: id });
      await markAsked(id, refund.id, ctx.clock.now());
    } catch (failure) {
      if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
      log.error(
        { refund: id, payment: paymentId, reason: failure.message },
        'the gateway refused a refund; it waits for a person',
      );
      await insertQuarantine({
        reason: 'refund-refused',
        subject: id,
        fact: { paymentId, amountPaise, reason: failure.message },
        now: ctx.clock.now(),
      });
      await markAsked(id, null, ctx.clock.now());
    }
  }
}
