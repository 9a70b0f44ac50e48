import { recorderOf } from '#app/audit/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { log } from '#app/platform/log.ts';
import { paymentActions } from '../../actions.ts';
import { openDisputeReasons, type Dispute, type DisputeReport } from '../../dispute.ts';
import { markChargedBack, paymentById } from '../orders/payments.queries.ts';
import { advanceOrder, lockForDecision } from '../orders/progress.service.ts';
import { orderById } from '../orders/queries.ts';
import { revokeOrder } from '../orders/fulfilment.service.ts';
import { failedRefundsOf } from '../orders/refunds.queries.ts';
import { insertQuarantine, resolveQuarantine } from '../quarantine/queries.ts';
import { bookRevenue } from '../revenue/queries.ts';

const recordAdminAction = recorderOf(paymentActions);

/**
 * Handles a payment that its buyer disputes at the bank, in the transaction of the event. Events
 * come in any order: once a dispute has ended, its beginning puts nothing on the desk.
 */
export async function applyDispute(ctx: Context, { dispute, news }: DisputeReport): Promise<void> {
  const now = ctx.clock.now();
  const { id: subject, ...fact } = dispute;
  if ('waits' in news)
    return void (await insertQuarantine({ reason: news.waits, subject, fact, now }));
  for (const reason of openDisputeReasons)
    await resolveQuarantine({ reason, subject, fact, now, resolution: news.ended });
  if (news.ended !== 'lost') return;
  await insertQuarantine({ reason: 'dispute-lost', subject, fact, now });
  await chargeBack(ctx, dispute);
}

/**
 * The bank took the money back: the membership that it paid for ends, and the reward with it
 * (reliability.md R4).
 */
async function chargeBack(ctx: Context, { id, paymentId }: Dispute): Promise<void> {
  const payment = await paymentById(paymentId);
  const known = payment && (await orderById(payment.orderId));
  const order = known?.gatewayOrderId ? await lockForDecision(known.gatewayOrderId) : undefined;
  if (!payment || !order)
    return log.error(
      { dispute: id, payment: paymentId },
      'a lost dispute is about a payment that is not booked here',
    );
  for (const refund of await failedRefundsOf(paymentId))
    await resolveQuarantine({
      reason: 'refund-failed',
      subject: refund,
      fact: { paymentId },
      now: ctx.clock.now(),
      resolution: 'lost',
    });
  const now = ctx.clock.now();
  if (!(await markChargedBack(paymentId, now))) return;
  await bookRevenue(paymentId, now);
  if (!payment.paidAt || !(await advanceOrder(ctx, order, 'refunded', 'webhook'))) return;
  const leftPaise = payment.amountPaise - payment.refundedPaise;
  await revokeOrder(ctx, order, 'charged-back', leftPaise);
  await recordAdminAction(ctx, {
    action: 'payment/charge-back',
    subject: { kind: 'account', id: order.uid },
    details: { dispute: id, payment: paymentId, order: order.id },
    by: 'gateway',
  });
}
