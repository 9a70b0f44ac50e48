import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { paiseOf } from '#app/shared/money.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { rewardsFor } from '../../price.ts';
import { ports } from '../ports.ts';
import { offerAnswer, type Offer } from './offers.answers.ts';
import { reservedRewards, reservingOrder, type Order } from './queries.ts';

const refuse = problemsOf(paymentProblems);

const rewardsChanged =
  'Your rewards or the price have changed since this page was loaded. Check the new bill before you pay.';

/** What the buyer was shown, in rupees. */
export interface ShownRewards {
  used: number;
  toPay: number;
}

/**
 * What the buyer's rewards pay of a new order. The order itself is the reservation: nothing else can
 * spend them until it is paid or closed. The order that it replaces is closed already.
 * @throws {Problem} payment/offer-changed when that is not what the buyer was shown
 */
export async function rewardsAsShown(
  ctx: Context<Actor>,
  { used, toPay }: ShownRewards,
  { offer, amountPaise }: { offer: Offer; amountPaise: number },
): Promise<number> {
  const balancePaise = await ports().lockRewards(ctx, ctx.actor.uid);
  const usable = rewardsFor(amountPaise, balancePaise);
  if (usable === paiseOf(used) && amountPaise - usable === paiseOf(toPay)) return usable;
  throw refuse('payment/offer-changed', {
    text: rewardsChanged,
    extra: { offer: offerAnswer({ ...offer, rewardsPaise: balancePaise }) },
  });
}

/**
 * May the rewards of this captured order be spent now? They may have been reversed since, or, if
 * the order was closed, spent or reserved elsewhere.
 */
export async function rewardsHold(ctx: Context, order: Order): Promise<boolean> {
  if (order.rewardsPaise === 0) return true;
  const balance = await ports().lockRewards(ctx, order.uid);
  const elsewhere = await reservedRewards(order.uid, order.id).executeTakeFirstOrThrow();
  return balance - elsewhere.paise >= order.rewardsPaise;
}

/** What a person's open order reserves of their rewards, and which one it is; null without one. */
export const reservedRewardsAbout = aboutPerson(reservingOrder, (reserving) => reserving);
