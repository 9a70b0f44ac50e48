import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { log } from '#app/platform/log.ts';
import { GatewayFailure, type ToldRefund } from '../gateway/payment-gateway.ts';
import { setup } from '../ports.ts';
import { insertQuarantine } from '../quarantine/queries.ts';
import { lockForDecision } from './progress.service.ts';
import { orderById, type Order } from './queries.ts';
import { tellOfRefund } from './refunds.emails.tsx';
import * as queries from './refunds.queries.ts';

/** Asks the gateway for the refunds that we owe. The same try always has the same key. */
export async function askRefunds(ctx: Context, order: Order): Promise<void> {
  const { gateway } = setup();
  for (const refund of await queries.unaskedRefunds(order.id)) {
    const { id, paymentId, amountPaise } = refund;
    const key = queries.keyOfTry(refund);
    try {
      const told = await gateway.refund({ paymentId, amountPaise, key });
      await queries.markAsked(id, told.id, ctx.clock.now());
      await applyRefund(ctx, told);
    } catch (failure) {
      if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
      log.error(
        { refund: key, payment: paymentId, reason: failure.message },
        'the gateway refused a refund; it waits for a person',
      );
      await insertQuarantine({
        reason: 'refund-refused',
        subject: key,
        fact: { paymentId, amountPaise, reason: failure.message },
        now: ctx.clock.now(),
      });
      await queries.markAsked(id, null, ctx.clock.now());
    }
  }
}

/** Asks how the refunds that are under way have ended. */
export async function followRefunds(ctx: Context, order: Order): Promise<void> {
  const { gateway } = setup();
  for (const { gatewayRefundId } of await queries.refundsUnderWay(order.id)) {
    if (!gatewayRefundId) continue;
    try {
      await applyRefund(ctx, await gateway.refundById(gatewayRefundId));
    } catch (failure) {
      if (!(failure instanceof GatewayFailure) || failure.kind === 'unavailable') throw failure;
      // It stays under way, and keeps the order's payments from nothing.
      log.error(
        { refund: gatewayRefundId, reason: failure.message },
        'the gateway refused to say how a refund ended',
      );
    }
  }
}

/**
 * The gateway's report on a refund, from an event or an answer. Only one of ours has steps to tell
 * of; what became of the payment is told with the payment.
 */
export const applyRefund = (ctx: Context, told: ToldRefund): Promise<void> =>
  tx(async () => {
    if (told.status === 'pending') return;
    const known = await queries.refundToldOf(told);
    const about = known && (await orderById(known.orderId));
    const order = about?.gatewayOrderId && (await lockForDecision(about.gatewayOrderId));
    const refund = order && (await queries.refundToldOf(told));
    if (!refund) return;
    const now = ctx.clock.now();
    const outcome = told.status;
    const end = { gatewayRefundId: told.id, outcome, now };
    if (!(await queries.endRefund(refund.id, end))) return;
    if (outcome === 'failed')
      await insertQuarantine({
        reason: 'refund-failed',
        subject: told.id,
        fact: { paymentId: refund.paymentId, amountPaise: refund.amountPaise },
        now,
      });
    if (!refund.requestId) return;
    const kind = outcome === 'processed' ? 'refund-arrived' : 'refund-delayed';
    const { amountPaise } = refund;
    await tellOfRefund(ctx, kind, { order, amountPaise, of: queries.keyOfTry(refund) });
  });
