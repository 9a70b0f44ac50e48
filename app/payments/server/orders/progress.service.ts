import { lockMemberships } from '#app/memberships/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { mayBecome, type FactSource, type OrderStatus } from '../../order-state.ts';
import { ports, type ClosingReason } from '../ports.ts';
import {
  insertTransition,
  lockOrder,
  orderByGatewayId,
  setOrderStatus,
  type Order,
} from './queries.ts';

/**
 * Locks an order together with its buyer's membership, so that a buyer's orders are decided one
 * after another. The membership is always locked first: the other way round, two transactions could
 * wait for each other. For seats also those who redeemed them, whose memberships end with the order;
 * whoever redeems locks their own membership, and then the order.
 */
export async function lockForDecision(gatewayOrderId: string): Promise<Order | undefined> {
  const order = await orderByGatewayId(gatewayOrderId);
  if (!order) return undefined;
  const holders = order.seatsRedeemed > 0 ? await ports().seatHolders(order.id) : [];
  await lockMemberships([order.uid, ...holders]);
  return lockOrder(gatewayOrderId);
}

/**
 * Moves a locked order forward and records the source. Returns the updated order; or null, with no
 * change, if its state doesn't lead there.
 */
export async function advanceOrder(
  ctx: Context,
  order: Order,
  to: OrderStatus,
  source: FactSource,
): Promise<Order | null> {
  if (!mayBecome(order.status, to)) return null;
  await setOrderStatus(order.id, to);
  await insertTransition({ orderId: order.id, status: to, source, now: ctx.clock.now() });
  return { ...order, status: to };
}

/**
 * Closes a locked open order. It releases its code, and counts only if its terms are still valid
 * when it is paid after all.
 */
export async function closeOrder(
  ctx: Context,
  order: Order,
  source: FactSource,
  because: ClosingReason,
): Promise<void> {
  if (await advanceOrder(ctx, order, 'expired', source))
    await ports().onClosed(ctx, { orderId: order.id, because });
}
