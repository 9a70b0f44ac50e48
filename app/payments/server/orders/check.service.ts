import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { nextCheckAt, orderLifetimeMs } from '../../order-state.ts';
import { objectionTo } from '../../payment-state.ts';
import type { ToldPayment } from '../gateway/payer-signature.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { setup } from '../ports.ts';
import { paymentThatPaid } from './payments.queries.ts';
import { closeOrder } from './progress.service.ts';
import { lockOrderById, orderById, setNextCheck, type Order } from './queries.ts';
import { hasOpenRefunds, unaskedRefunds } from './refunds.queries.ts';
import { askRefunds, followRefunds, takeOverRefunds } from './refunds.service.ts';

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
    await followRefunds(ctx, order);
    await takeOverRefunds(ctx, order);
    for (const payment of await setup().gateway.paymentsOf(order.gatewayOrderId))
      await apply(await captured(order, payment));
  }
  await tx(async () => {
    const now = ctx.clock.now();
    const locked = await lockOrderById(order.id);
    const tooOld = now.getTime() - order.createdAt.getTime() >= orderLifetimeMs;
    if (locked && tooOld) await closeOrder(ctx, locked, 'reconcile', 'expired');
    // Read again: a refund that was approved meanwhile has made the order due, and must stay so.
    const owed = (await unaskedRefunds(order.id)).length > 0;
    const refundsUnderWay = await hasOpenRefunds(order.id);
    const later = nextCheckAt(order.createdAt, now, { refundsUnderWay });
    await setNextCheck(order.id, owed ? now : later);
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
