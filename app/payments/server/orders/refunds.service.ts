import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { log } from '#app/platform/log.ts';
import type { ToldPayment } from '../gateway/payer-signature.ts';
import { GatewayFailure, type ListedRefund, type ToldRefund } from '../gateway/payment-gateway.ts';
import { setup } from '../ports.ts';
import { insertQuarantine, resolveQuarantine } from '../quarantine/queries.ts';
import { markRefundFailed, paymentById } from './payments.queries.ts';
import { lockForDecision } from './progress.service.ts';
import { orderById, type Order } from './queries.ts';
import { tellOfRefund } from './refunds.emails.tsx';
import * as queries from './refunds.queries.ts';

type StuckRefund = Awaited<ReturnType<typeof queries.stuckRefunds>>[number];

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
      const reason = refusalIn(failure);
      log.error(
        { refund: key, payment: paymentId, reason },
        'the gateway refused a refund; it waits for a person',
      );
      await insertQuarantine({
        reason: 'refund-refused',
        subject: key,
        fact: { paymentId, amountPaise, reason },
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
      // It stays under way, and keeps the order's payments from nothing.
      log.error(
        { refund: gatewayRefundId, reason: refusalIn(failure) },
        'the gateway refused to say how a refund ended',
      );
    }
  }
}

/** The gateway's words when it said no. @throws whatever else happened */
function refusalIn(failure: unknown): string {
  if (failure instanceof GatewayFailure && failure.kind === 'refused') return failure.message;
  throw failure;
}

/**
 * Where a refund failed or was refused, somebody may have refunded the payment on the gateway's own
 * dashboard. The failure is known before the gateway is asked, so its list contains it.
 */
export async function takeOverRefunds(ctx: Context, order: Order): Promise<void> {
  for (const stuck of await queries.stuckRefunds(order.id)) {
    const told = await setup().gateway.refundsOf(stuck.paymentId);
    const byHand = told.filter(
      ({ id, status }) => status !== 'failed' && id !== stuck.gatewayRefundId,
    );
    if (byHand.length > 0) await takeOver(ctx, order, stuck, byHand);
  }
}

/**
 * What went back by hand is no longer owed. Once nothing is left of the payment, the newest of those
 * refunds takes the place of ours, and is followed like ours.
 */
const takeOver = (
  ctx: Context,
  { id, gatewayOrderId }: Order,
  stuck: StuckRefund,
  byHand: readonly ListedRefund[],
): Promise<void> =>
  tx(async () => {
    if (gatewayOrderId) await lockForDecision(gatewayOrderId);
    const same = (each: StuckRefund) => each.id === stuck.id && each.tries === stuck.tries;
    // Somebody may have tried it again meanwhile.
    if (!(await queries.stuckRefunds(id)).some(same)) return;
    const left = byHand.reduce((rest, { amountPaise }) => rest - amountPaise, stuck.paidPaise);
    const [newest] = byHand;
    if (left > 0 || !newest) return void (await queries.oweLess(stuck.id, left));
    await queries.replaceRefund(stuck.id, newest.id, ctx.clock.now());
    await closeFailure(ctx, stuck, 'refunded by hand');
    await applyRefund(ctx, newest);
  });

/**
 * A refund of this payment did not reach its buyer. If somebody had made it on the gateway's own
 * dashboard, reports on the payment can no longer be trusted about what went back: they come in any
 * order, and may be older than the failure. Returns the order to compare.
 */
export const distrustReports = (
  ctx: Context,
  paymentId: string,
  refund: ToldRefund | null,
): Promise<string | undefined> =>
  tx(async () => {
    const payment = await paymentById(paymentId);
    const order = payment && (await orderById(payment.orderId));
    if (!order?.gatewayOrderId) return undefined;
    await lockForDecision(order.gatewayOrderId);
    // We ask for ours again.
    if (refund && (await queries.refundToldOf(refund))) return undefined;
    await markRefundFailed(paymentId, ctx.clock.now());
    return order.id;
  });

/** What went back of a payment and what failed, and what we knew before we asked. */
export interface CountedRefunds {
  knownPaise: number;
  refundedPaise: number;
  /** The gateway's ids of the refunds that failed. */
  failed: readonly string[];
}

/**
 * Adds up the gateway's list, for a payment of which less went back than we knew, or whose reports
 * don't say it any more.
 */
export async function countRefunds(
  payment: Pick<ToldPayment, 'id' | 'refundedPaise'>,
): Promise<CountedRefunds | undefined> {
  const known = await paymentById(payment.id);
  if (!known || (payment.refundedPaise >= known.refundedPaise && !known.refundFailedAt))
    return undefined;
  const told = await setup().gateway.refundsOf(payment.id);
  const { failed = [], sent = [] } = Object.groupBy(told, ({ status }) =>
    status === 'failed' ? 'failed' : 'sent',
  );
  return {
    knownPaise: known.refundedPaise,
    refundedPaise: sent.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    failed: failed.map(({ id }) => id),
  };
}

/**
 * Everything has gone back, so nothing is left to do about the refunds that failed before. Those that
 * the list did not contain may be newer than the money it counted, and stay on the desk.
 */
export async function closeFailures(
  ctx: Context,
  paymentId: string,
  { failed }: CountedRefunds,
): Promise<void> {
  for (const subject of failed)
    await resolveQuarantine({
      reason: 'refund-failed',
      subject,
      fact: { paymentId },
      now: ctx.clock.now(),
      resolution: 'sent again by hand',
    });
}

/**
 * Takes the failure of a refund off the desk. Each try has its own entry, so that a later failure
 * waits there again.
 */
export const closeFailure = (
  ctx: Context,
  refund: Pick<queries.RefundRow, 'id' | 'tries' | 'paymentId' | 'gatewayRefundId'>,
  resolution: string,
): Promise<unknown> =>
  resolveQuarantine({
    reason: refund.gatewayRefundId ? 'refund-failed' : 'refund-refused',
    subject: refund.gatewayRefundId ?? queries.keyOfTry(refund),
    fact: { paymentId: refund.paymentId },
    now: ctx.clock.now(),
    resolution,
  });

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
    // Nothing is left to do about a late payment that has gone back.
    else if (refund.reason === 'superseded')
      await resolveQuarantine({
        reason: 'superseded',
        subject: refund.paymentId,
        fact: { orderId: order.gatewayOrderId },
        now,
        resolution: 'refunded',
      });
    if (!refund.requestId) return;
    const kind = outcome === 'processed' ? 'refund-arrived' : 'refund-delayed';
    const { amountPaise } = refund;
    await tellOfRefund(ctx, kind, { order, amountPaise, of: queries.keyOfTry(refund) });
  });
