import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
import { gatewayPaise } from '../../price.ts';
import type { FactSource } from '../../order-state.ts';
import { isCaptured, laterStatus, objectionTo, type GatewayPayment } from '../../payment-state.ts';
import type { PayerSign, ToldPayment } from '../gateway/payer-signature.ts';
import { ports } from '../ports.ts';
import { insertQuarantine } from '../quarantine/queries.ts';
import { bookRevenue } from '../revenue/queries.ts';
import type { EventOutcome } from '../tables.ts';
import { checkOrder } from './check.service.ts';
import { notePayer } from './payers.service.ts';
import * as facts from './payments.queries.ts';
import type { PaymentRow } from './payments.queries.ts';
import { advanceOrder, closeOrder, lockForDecision } from './progress.service.ts';
import type { Order } from './queries.ts';
import { failedPaise, hasRefund, hasStuckRefunds } from './refunds.queries.ts';
import { closeFailures, countRefunds, type CountedRefunds } from './refunds.service.ts';
import {
  fulfilOrder,
  noteLateFailure,
  notePartialRefund,
  oweReturn,
  returnPayment,
  revokeOrder,
} from './fulfilment.service.ts';
import { termsHold } from './terms.service.ts';

export interface GatewayFact {
  payment: ToldPayment;
  source: FactSource;
  /** From the gateway's list of refunds, where reports on the payment don't say what went back. */
  counted?: CountedRefunds | undefined;
}

/**
 * The only way in which the gateway's report on a payment changes anything here: for webhook,
 * browser report and reconciler alike. It is one transaction, including the mail. Membership and
 * order are locked, and every step only goes forward (reliability.md 3.1).
 */
export const applyGatewayFact = (
  ctx: Context,
  { payment: { payer, ...payment }, ...from }: GatewayFact,
): Promise<EventOutcome> => tx(() => applyPayment(ctx, payment, payer, from));

/** Asks the gateway about an order and applies the answer. */
export const compareWithGateway = (ctx: Context, orderId: string): Promise<void> =>
  checkOrder(ctx, orderId, async (payment) =>
    applyGatewayFact(ctx, {
      payment,
      source: 'reconcile',
      counted: await countRefunds(payment),
    }),
  );

const compareJob = defineJob<{ orderId: string }>({
  name: 'compare-order-with-gateway',
  handler: async ({ orderId }, { ctx }) => compareWithGateway(ctx, orderId),
});

/**
 * The same soon and for certain, whatever happens to this process. A later check that is already
 * queued doesn't replace a sooner one.
 */
export const compareSoon = (orderId: string, startAfterSeconds = 0): Promise<void> =>
  enqueue(
    compareJob,
    { orderId },
    { singletonKey: `${orderId} ${startAfterSeconds}`, startAfterSeconds },
  );

/**
 * The gateway captures an authorisation itself within moments. After this many seconds we check.
 */
const captureGraceSeconds = 60;

async function applyPayment(
  ctx: Context,
  payment: GatewayPayment,
  payer: readonly PayerSign[],
  { source, counted }: Omit<GatewayFact, 'payment'>,
): Promise<EventOutcome> {
  const order = payment.orderId ? await lockForDecision(payment.orderId) : undefined;
  const known = await facts.paymentById(payment.id);
  const objection =
    known && known.orderId !== order?.id ? 'payment-of-another-order' : objectionTo(payment, order);
  if (objection || !order) {
    log.warn(
      { reason: objection, payment: payment.id, order: payment.orderId },
      'a payment does not add up and was put aside',
    );
    await insertQuarantine({
      reason: objection ?? 'unknown-order',
      subject: payment.id,
      fact: payment,
      now: ctx.clock.now(),
    });
    return 'quarantined';
  }
  const recorded = await record(ctx, order, { told: payment, counted }, known);
  // Somebody may have sent by hand what we failed to send. The comparison has just asked.
  if (source !== 'reconcile' && payment.refundedPaise > (known?.refundedPaise ?? 0))
    if (known?.refundFailedAt || (await hasStuckRefunds(order.id))) await compareSoon(order.id);
  if (counted && recorded.refundedAt) await closeFailures(ctx, recorded.id, counted);
  const payerIsNew = recorded.capturedAt !== null && (await notePayer(recorded.id, payer));
  const wentBackPaise = recorded.refundedPaise - (known?.refundedPaise ?? 0);
  await follow(ctx, order, { payment: recorded, wentBackPaise }, source);
  if (payerIsNew) await ports().onPayerKnown(ctx, { uid: order.uid });
  return 'applied';
}

/** Stores the highest state ever reported for the payment, whatever the order of the reports. */
async function record(
  ctx: Context,
  order: Order,
  { told, counted }: { told: GatewayPayment; counted: CountedRefunds | undefined },
  known: PaymentRow | undefined,
): Promise<PaymentRow> {
  const now = ctx.clock.now();
  const before = known?.refundedPaise ?? 0;
  const isCounted = known?.capturedAt && (known.refundFailedAt || counted);
  const reportedPaise = isCounted
    ? countedPaise(known, counted)
    : Math.max(told.refundedPaise, before);
  const failedHerePaise = await failedPaise(told.id);
  const refundedPaise = Math.min(reportedPaise, gatewayPaise(order) - failedHerePaise);
  const row = {
    status: known ? laterStatus(known.status, told.status) : told.status,
    refunded_paise: refundedPaise,
    captured_at: known?.capturedAt ?? (isCaptured(told) ? now : null),
    refunded_at: refundedPaise === gatewayPaise(order) ? (known?.refundedAt ?? now) : null,
    refund_failed_at: known?.refundFailedAt ?? (isCounted && reportedPaise < before ? now : null),
  };
  if (known) {
    const recorded = await facts.updatePayment(known.id, row);
    if (refundedPaise !== before) await bookRevenue(known.id, now);
    return recorded;
  }
  return facts.insertPayment({
    id: told.id,
    order_id: order.id,
    amount_paise: told.amountPaise,
    currency: told.currency,
    first_seen_at: now,
    ...row,
  });
}

/** Only a count that nothing has overtaken changes what went back. */
const countedPaise = (known: PaymentRow, counted: CountedRefunds | undefined): number =>
  counted?.knownPaise === known.refundedPaise ? counted.refundedPaise : known.refundedPaise;

interface Recorded {
  payment: PaymentRow;
  /** By this report; negative when a refund has failed. */
  wentBackPaise: number;
}

/** Applies the payment's state to its order. */
async function follow(
  ctx: Context,
  order: Order,
  { payment, wentBackPaise }: Recorded,
  source: FactSource,
): Promise<void> {
  const paying = await facts.paymentThatPaid(order.id);
  if (!payment.capturedAt) {
    await advanceOrder(ctx, order, 'attempted', source);
    if (payment.status === 'authorized' && !paying && source === 'webhook')
      await compareSoon(order.id, captureGraceSeconds);
    return;
  }
  const isSecond = paying && paying.id !== payment.id;
  if (payment.duplicateAt) {
    // We are refunding it already, unless a refund made by hand had done that and has failed.
    if (wentBackPaise >= 0 || (await hasRefund(payment.id))) return;
    await oweReturn(ctx, order, payment, isSecond ? 'duplicate' : 'superseded');
    await compareSoon(order.id);
  } else if (isSecond) {
    await returnPayment(ctx, order, payment, 'duplicate');
    await compareSoon(order.id);
  } else if (!paying && !(await termsHold(ctx, order))) {
    await returnPayment(ctx, order, payment, 'superseded');
    await closeOrder(ctx, order, source, 'superseded');
    await compareSoon(order.id);
  } else {
    const paid = await advanceOrder(ctx, order, 'paid', source);
    if (paid) await fulfilOrder(ctx, paid, payment);
    const now = paid ?? order;
    if (!payment.refundedAt) {
      if (wentBackPaise !== 0 && now.status === 'paid')
        await notePartialRefund(ctx, now, { payment, wentBackPaise });
      // Refunds of our own that fail have notices of their own.
      else if (wentBackPaise < 0 && !payment.chargedBackAt && !(await hasStuckRefunds(order.id)))
        await noteLateFailure(ctx, now, { payment, wentBackPaise });
    } else if (await advanceOrder(ctx, now, 'refunded', source))
      await revokeOrder(ctx, now, 'refunded', wentBackPaise);
  }
}
