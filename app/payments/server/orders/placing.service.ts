import { lockMembership } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { nextCheckAt } from '../../order-state.ts';
import { GatewayFailure } from '../gateway/payment-gateway.ts';
import { setup } from '../ports.ts';
import { askAboutOrder, atGateway, closeRefused } from './open-orders.service.ts';
import { closePageSoon } from './pages.service.ts';
import { closeOrder } from './progress.service.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** What the caller of `placeOrder` decides about a new order. */
type Decided = Omit<
  Parameters<typeof queries.insertOrder>[0],
  'id' | 'uid' | 'currency' | 'status' | 'created_at' | 'next_check_at'
>;

/**
 * Places an order, replacing the buyer's open one, whose page at the gateway is closed. `page` is
 * for a gateway with a page of its own: what is paid for, and our path that it sends the buyer back
 * to. `decide` runs while their membership is locked.
 * The row exists before we ask the gateway, and its id is the receipt. A lost answer leaves an order
 * that nobody can pay.
 * @throws {Problem} payment/not-set-up, payment/gateway-unavailable, payment/too-much,
 * payment/too-many-seats
 */
export async function placeOrder(
  ctx: Context<Actor>,
  page: { title: string; backTo: string },
  decide: (order: { id: string; now: Date }) => Promise<Decided>,
) {
  const { gateway, window, appUrl } = setup();
  const { uid } = ctx.actor;
  const open = await queries.openOrderOf(uid);
  if (open) await atGateway(() => askAboutOrder(ctx, open.id));
  const now = ctx.clock.now();
  const id = newId();
  const { amountPaise, seats } = await tx(async () => {
    await lockMembership(uid);
    const replaced = await queries.lockOpenOrderOf(uid);
    if (replaced) {
      await closeOrder(ctx, replaced, 'buyer', 'superseded');
      await closePageSoon(replaced);
    }
    const decided = await decide({ id, now });
    const toPayPaise = decided.amount_paise - (decided.rewards_paise ?? 0);
    if (gateway.mostPaise !== null && toPayPaise > gateway.mostPaise) throw tooMuch(decided);
    await queries.insertOrder({
      ...decided,
      id,
      uid,
      currency: 'INR',
      status: 'created',
      created_at: now,
      next_check_at: nextCheckAt(now, now),
    });
    await queries.insertTransition({ orderId: id, status: 'created', source: 'buyer', now });
    return { amountPaise: toPayPaise, seats: decided.seats };
  });
  const { id: gatewayOrderId, pageUrl } = await atGateway(async () => {
    try {
      return await gateway.createOrder({
        amountPaise,
        currency: 'INR',
        receipt: id,
        page: { title: page.title, backTo: appUrl + page.backTo },
      });
    } catch (failure) {
      if (!(failure instanceof GatewayFailure) || !failure.isTooMuch) throw failure;
      await closeRefused(ctx, id);
      throw tooMuch({ seats });
    }
  });
  await tx(async () => {
    const status = await queries.setGatewayOrderId(id, gatewayOrderId);
    // Another tab has replaced it, when nobody knew its page.
    if (status === 'expired') await closePageSoon({ id });
  });
  return {
    orderId: gatewayOrderId,
    amount: amountPaise,
    currency: 'INR' as const,
    ...(window && { key: window.keyId }),
    ...(pageUrl && { pageUrl }),
  };
}

/** More than the gateway takes at once. */
const tooMuch = ({ seats }: Pick<Decided, 'seats'>) =>
  typeof seats === 'number'
    ? refuse('payment/too-many-seats', {
        fields: { seats: paymentProblems['payment/too-many-seats'][1] },
      })
    : refuse('payment/too-much');
