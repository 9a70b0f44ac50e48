import { runningPeriod } from '#app/memberships/membership-status.ts';
import { periodsOf } from '#app/memberships/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { stillAdds } from '../../order-terms.ts';
import { ports } from '../ports.ts';
import { paidFor, type Order } from './queries.ts';
import { rewardsHold } from './rewards.service.ts';
import { seatsPaidSince } from './seats.queries.ts';

/**
 * May a capture of this order count now (decisions.md ruling 65)? It must add what the buyer saw,
 * the very period that an upgrade credits must still be active and not refunded, the discount must
 * be within its code's limits, and the rewards must still be there. Seats add nothing, so they count
 * unless the buyer has paid for other seats since. The caller has locked the buyer's membership.
 */
export async function termsHold(ctx: Context, order: Order): Promise<boolean> {
  const { kind } = order;
  if (kind === 'seats') return !(await seatsPaidSince(order));
  const now = ctx.clock.now();
  const periods = await periodsOf(order.uid);
  if (!stillAdds({ ...order, kind }, periods, now)) return false;
  const running = runningPeriod(periods, now);
  const creditRuns =
    order.creditPaise === 0 ||
    (running?.orderId &&
      running.orderId === order.builtOn &&
      (await paidFor(running.orderId)) >= order.creditPaise);
  return (
    Boolean(creditRuns) &&
    (await ports().discountHolds(ctx, { orderId: order.id, uid: order.uid })) &&
    rewardsHold(ctx, order)
  );
}
