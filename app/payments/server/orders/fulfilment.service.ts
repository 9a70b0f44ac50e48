import { planLabel } from '#app/memberships/plans.ts';
import { membershipOf, openPeriod, reversePeriod } from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { paymentNews } from '../../news.ts';
import { gatewayPaise } from '../../price.ts';
import { ports, type PaidOrder } from '../ports.ts';
import { insertQuarantine } from '../quarantine/queries.ts';
import { bookRevenue } from '../revenue/queries.ts';
import { queueReceipt, queueRefundNotice, queueReturnNotice } from './emails.tsx';
import { queueSeatsReceipt } from './seats.emails.tsx';
import * as facts from './payments.queries.ts';
import type { PaymentRow } from './payments.queries.ts';
import { closePageSoon } from './pages.service.ts';
import { closeOrder } from './progress.service.ts';
import { lockOpenOrderOf, setTerm, type Order } from './queries.ts';
import { tellOfRefund } from './refunds.emails.tsx';
import { insertRefund, overtakeRequest } from './refunds.queries.ts';

const notify = tellerOf(paymentNews);

/** The consequences of an order that has just become paid. */
export async function fulfilOrder(ctx: Context, order: Order, payment: PaymentRow): Promise<void> {
  const now = ctx.clock.now();
  await facts.markPaying(payment.id, now);
  await bookRevenue(payment.id, now);
  if (order.seats !== null) return fulfilSeats(ctx, { ...order, seats: order.seats }, payment);
  const term = await openPeriod(ctx, {
    uid: order.uid,
    planType: order.planType,
    orderId: order.id,
  });
  await setTerm(order.id, term);
  await queueReceipt(ctx, { ...order, ...term }, payment.id);
  const { endsAt } = await membershipOf(order.uid, ctx.clock.now());
  const data = { ...boughtWith(order), until: endsAt?.toISOString() ?? null };
  await notify(ctx, {
    uid: order.uid,
    kind: 'payment-received',
    data,
    key: `payment-received:${order.id}`,
  });
  await ports().onPaid(ctx, paidOrder({ ...order, ...term }));
}

/** The buyer's own membership stays as it is: the codes are what they paid for. */
async function fulfilSeats(
  ctx: Context,
  order: Order & { seats: number },
  payment: PaymentRow,
): Promise<void> {
  await queueSeatsReceipt(ctx, order, payment.id);
  const data = { ...boughtWith(order), seats: order.seats };
  const key = `seats-ready:${order.id}`;
  await notify(ctx, { uid: order.uid, kind: 'seats-ready', data, key });
  await ports().onPaid(ctx, paidOrder(order));
}

/** A paid order whose year runs at another time says so too. */
export const moveTerm = setTerm;

/**
 * The consequences of an order whose money goes back: by a refund, or because the buyer's bank took
 * it. `amountPaise` is what goes back now: less than was paid if some went back before.
 */
export async function revokeOrder(
  ctx: Context,
  order: Order,
  because: 'refunded' | 'charged-back',
  amountPaise: number,
): Promise<void> {
  await reversePeriod(ctx, { orderId: order.id, reason: because });
  await overtakeRequest(order.id, ctx.clock.now());
  await closeUpgradeOf(ctx, order, because);
  await queueRefundNotice(ctx, order, because, amountPaise);
  const kind = `payment-${because}` as const;
  const data = { ...boughtWith(order), amountPaise };
  await notify(ctx, { uid: order.uid, kind, data, key: `${kind}:${order.id}` });
  await ports().onRefunded(ctx, paidOrder(order));
  await ports().issueRefundNote(ctx, { orderId: order.id });
}

/**
 * Tells of a part that somebody refunded on the gateway's own dashboard, or of such a refund that has
 * failed. What was bought stays valid until everything has gone back.
 */
export async function notePartialRefund(
  ctx: Context,
  order: Order,
  { payment, wentBackPaise }: { payment: PaymentRow; wentBackPaise: number },
): Promise<void> {
  const { id, refundedPaise } = payment;
  await tellOfRefund(ctx, wentBackPaise > 0 ? 'refund-in-part' : 'refund-came-back', {
    order,
    amountPaise: Math.abs(wentBackPaise),
    of: `${id}:${refundedPaise}:${ctx.clock.now().getTime()}`,
  });
  await ports().issueRefundNote(ctx, { orderId: order.id, refundedPaise });
}

/**
 * Tells the buyer that a refund made on the gateway's own dashboard has failed after it ended what
 * they had bought. That stays ended, and a person at the desk sends the money again.
 */
export async function noteLateFailure(
  ctx: Context,
  order: Order,
  { payment, wentBackPaise }: { payment: PaymentRow; wentBackPaise: number },
): Promise<void> {
  await tellOfRefund(ctx, 'refund-delayed', {
    order,
    amountPaise: -wentBackPaise,
    of: `${payment.id}:${ctx.clock.now().getTime()}`,
  });
}

/** Nothing can be credited any more to an upgrade that the buyer has not paid yet. */
async function closeUpgradeOf(
  ctx: Context,
  order: Order,
  because: 'refunded' | 'charged-back',
): Promise<void> {
  const open = await lockOpenOrderOf(order.uid);
  if (open?.builtOn !== order.id) return;
  await closeOrder(ctx, open, because === 'refunded' ? 'refund' : 'webhook', 'superseded');
  await closePageSoon(open);
}

/**
 * Refunds a second capture of the same order, or a capture of an order whose terms are no longer
 * valid (decisions.md rulings 41 and 65).
 */
export async function returnPayment(
  ctx: Context,
  order: Order,
  payment: PaymentRow,
  reason: 'duplicate' | 'superseded',
): Promise<void> {
  const now = ctx.clock.now();
  await facts.markDuplicate(payment.id, now);
  if (reason === 'superseded') {
    const fact = {
      orderId: order.gatewayOrderId,
      amountPaise: payment.amountPaise,
      currency: order.currency,
    };
    await insertQuarantine({ reason, subject: payment.id, fact, now });
  }
  if (payment.refundedPaise < payment.amountPaise) await oweReturn(ctx, order, payment, reason);
}

/** Records that we owe the buyer the rest of such a payment, and tells them. */
export async function oweReturn(
  ctx: Context,
  order: Order,
  payment: PaymentRow,
  reason: 'duplicate' | 'superseded',
): Promise<void> {
  const amountPaise = payment.amountPaise - payment.refundedPaise;
  const now = ctx.clock.now();
  await insertRefund({ paymentId: payment.id, amountPaise, reason, now });
  const kind = reason === 'superseded' ? 'payment-superseded' : 'payment-returned';
  await notify(ctx, {
    uid: order.uid,
    kind,
    data: { ...boughtWith(order), amountPaise },
    key: `${kind}:${payment.id}`,
  });
  await queueReturnNotice(ctx, { order, paymentId: payment.id, amountPaise, reason });
}

const boughtWith = (order: Order) => ({
  plan: planLabel(order.planType),
  amountPaise: gatewayPaise(order),
  rewardsPaise: order.rewardsPaise,
  ...(order.seats !== null && { seats: order.seats }),
});

const paidOrder = ({
  id,
  uid,
  planType,
  amountPaise,
  rewardsPaise,
  ...order
}: Order): PaidOrder => ({
  orderId: id,
  uid,
  planType,
  amountPaise,
  rewardsPaise,
  gatewayOrderId: order.gatewayOrderId,
  kind: order.kind,
  seats: order.seats,
  startsAt: order.startsAt,
  endsAt: order.endsAt,
  guaranteeDays: order.guaranteeDays,
});
