import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentActions } from '../../actions.ts';
import { refundParts, totalOf } from '../../refund-rules.ts';
import { refundProblems } from '../../refunds.contract.ts';
import { revokeOrder } from '../orders/fulfilment.service.ts';
import { compareSoon } from '../orders/gateway-facts.service.ts';
import { advanceOrder, lockForDecision } from '../orders/progress.service.ts';
import { lockOrderById, orderById, setNextCheck, type Order } from '../orders/queries.ts';
import { tellOfRefusal } from '../orders/refunds.emails.tsx';
import { closeFailure } from '../orders/refunds.service.ts';
import {
  failedRefunds,
  insertRefund,
  retryRefund as retryFailed,
} from '../orders/refunds.queries.ts';
import * as queries from './queries.ts';

type Request = NonNullable<Awaited<ReturnType<typeof queries.requestById>>>;

const refuse = problemsOf(refundProblems);
const record = recorderOf(paymentActions, { also: 'finance' });

/**
 * Approves a refund of exactly what the admin was shown. In one transaction the memberships end, the
 * reward is reversed, and the refunds are recorded. Then the gateway is asked, for as long as it
 * takes.
 * @throws {Problem} see the contract
 */
export const approveRefund = (
  ctx: Context<Actor>,
  { id, amount, reason }: { id: string; amount: number; reason: string },
): Promise<void> =>
  deciding(ctx, id, async (request, order) => {
    const parts = refundParts(order.id, await queries.refundableOrders(order.uid));
    const total = totalOf(parts);
    if (total === 0) throw refuse('refund/nothing-left');
    if (total !== amount) throw refuse('refund/changed', { extra: { amount: total } });
    if (parts.some((part) => part.order.disputed)) throw refuse('refund/disputed');
    if (order.seatsRedeemed > 0) throw refuse('refund/seats-redeemed');
    const now = ctx.clock.now();
    await queries.decideRequest(id, {
      state: 'approved',
      now,
      by: ctx.actor.uid,
      approvedPaise: total,
    });
    for (const { order: paid, amountPaise } of parts) {
      const part = await lockOrderById(paid.id);
      if (!part || !(await advanceOrder(ctx, part, 'refunded', 'refund'))) continue;
      await revokeOrder(ctx, part, 'refunded', amountPaise);
      const { paymentId } = paid;
      await insertRefund({ paymentId, amountPaise, reason: 'requested', requestId: id, now });
      await askGateway(ctx, part.id);
    }
    await recordDecision(ctx, 'refund/approve', { request, order }, { reason, amountPaise: total });
  });

/** Refuses a refund; the member reads why. @throws {Problem} refund/not-found, refund/decided */
export const refuseRefund = (
  ctx: Context<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  deciding(ctx, id, async (request, order) => {
    const { amountPaise } = request;
    await queries.decideRequest(id, {
      state: 'refused',
      now: ctx.clock.now(),
      by: ctx.actor.uid,
      answer: reason,
    });
    await tellOfRefusal(ctx, { order, amountPaise, of: id, answer: reason });
    await recordDecision(ctx, 'refund/refuse', { request, order }, { reason, amountPaise });
  });

/**
 * Asks the gateway again, under new keys, for the refunds that it refused or could not pay out.
 * @throws {Problem} refund/not-found, refund/not-failed
 */
export const retryRefund = (ctx: Context<Actor>, id: string): Promise<void> =>
  tx(async () => {
    const { request, order } = await locked(ctx, id);
    const failed = await failedRefunds(id);
    if (failed.length === 0) throw refuse('refund/not-failed');
    if (await queries.hasOpenDispute(failed.map(({ paymentId }) => paymentId)))
      throw refuse('refund/disputed');
    for (const refund of failed) {
      await retryFailed(refund.id);
      await closeFailure(ctx, refund, 'asked again');
      await askGateway(ctx, refund.orderId);
    }
    await recordDecision(
      ctx,
      'refund/retry',
      { request, order },
      { amountPaise: request.approvedPaise ?? 0 },
    );
  });

/** Now by a job, and by the reconciler until the gateway has answered. */
async function askGateway(ctx: Context, orderId: string): Promise<void> {
  await setNextCheck(orderId, ctx.clock.now());
  await compareSoon(orderId);
}

/** Whoever comes second finds the request decided: all decisions about a buyer take turns. */
const deciding = (
  ctx: Context<Actor>,
  id: string,
  work: (request: Request, order: Order) => Promise<void>,
): Promise<void> =>
  tx(async () => {
    const { request, order } = await locked(ctx, id);
    if (request.state !== 'requested') throw refuse('refund/decided');
    await work(request, order);
  });

interface Locked {
  request: Request;
  order: Order;
}

/** Nobody decides about their own money, not even an admin. */
async function locked({ actor }: Context<Actor>, id: string): Promise<Locked> {
  const known = await queries.requestById(id);
  const about = known && (await orderById(known.orderId));
  if (about?.uid === actor.uid) throw refuse('refund/own-order');
  const order = about?.gatewayOrderId && (await lockForDecision(about.gatewayOrderId));
  const request = order && (await queries.requestById(id));
  if (!request) throw refuse('refund/not-found');
  return { request, order };
}

const recordDecision = (
  ctx: Context<Actor>,
  action: 'refund/approve' | 'refund/refuse' | 'refund/retry',
  { request, order }: Locked,
  { reason, amountPaise }: { reason?: string; amountPaise: number },
): Promise<void> =>
  record(ctx, {
    action,
    subject: { kind: 'order', id: order.id },
    concerns: order.uid,
    ...(reason && { reason }),
    details: { request: request.id, order: order.gatewayOrderId, amountPaise },
  });
