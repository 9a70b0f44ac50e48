import type { Context } from '#app/platform/context.ts';
import { mayBecome, type OrderStatus } from '../order-state.ts';
import { insertTransition, setOrderStatus, type Order } from './queries.ts';
import type { FactSource } from './tables.ts';

/** Moves a locked order forward and notes who told; false, and nothing done, when its state does not lead there. */
export async function advanceOrder(ctx: Context, order: Order, to: OrderStatus, source: FactSource): Promise<boolean> {
  if (!mayBecome(order.status, to)) return false;
  await setOrderStatus(order.id, to);
  await insertTransition({ orderId: order.id, status: to, source, now: ctx.clock.now() });
  order.status = to;
  return true;
}
