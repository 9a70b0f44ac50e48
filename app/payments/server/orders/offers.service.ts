import {
  nextPeriod,
  purchaseKind,
  runningPeriod,
  type PurchaseKind,
} from '#app/memberships/membership-status.ts';
import { isSoldTo } from '#app/memberships/plan-facts.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { currentPlans, periodsOf, planAnswer } from '#app/memberships/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { isStillOffered, type ShownTerms } from '../../offer-terms.ts';
import { priceOf } from '../../price.ts';
import { ports } from '../ports.ts';
import { guaranteeSetting } from '../settings.service.ts';
import { hasPurchased } from './history.service.ts';
import { offerAnswer, type Offer } from './offers.answers.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(paymentProblems);

const priceChanged =
  'The price has changed since this page was loaded. Check the new bill before you pay.';
const guaranteeChanged =
  'The days of the money-back guarantee have changed since this page was loaded. Check them before you pay.';

/** The current offer of each plan that is sold to this buyer, without any code. */
export const ownOffers = (ctx: Context<Actor>): Promise<Offer[]> =>
  offersAfter(ctx, ctx.actor.periods);

/** What this plan costs the caller now, before any code. */
export async function ownPricePaise(ctx: Context<Actor>, planType: PlanType): Promise<number> {
  const offers = await ownOffers(ctx);
  return offers.find((offer) => offer.planType === planType)?.price.amountPaise ?? 0;
}

async function offersAfter(
  { actor, clock }: Context<Actor>,
  periods: Actor['periods'],
): Promise<Offer[]> {
  const now = clock.now();
  const running = runningPeriod(periods, now);
  const { paid, openPlans, rewards } = await askAbout(actor.uid, {
    paid: paidAbout(running?.orderId ?? null),
    openPlans: ports().openPlansAbout(now),
    rewards: ports().rewardsAbout(now),
  });
  const plans = await currentPlans();
  return plans
    .filter((plan) => isSoldTo(plan, running))
    .map((plan) => {
      const kind = purchaseKind(running, plan.type);
      return {
        planType: plan.type,
        plan: planAnswer(plan, plans),
        kind,
        ...nextPeriod(periods, plan.type, now),
        price: priceOf(plan.pricePaise, kind === 'upgrade' ? { creditPaise: paid } : {}),
        builtOn: kind === 'upgrade' && paid > 0 ? (running?.orderId ?? null) : null,
        rewardsPaise: rewards,
        guaranteeDays: guaranteeSetting.value.days,
        eligible: openPlans.includes(plan.type),
      };
    });
}

const paidAbout = (orderId: string | null) =>
  aboutPerson(
    () => queries.paidPaise(orderId),
    (paise) => paise ?? 0,
  );

/** The code to propose to this buyer. A friend's code is for a first purchase only. */
export async function linkedCode({ actor, clock }: Context<Actor>) {
  if (await hasPurchased(actor.uid)) return { code: null, isFirst: false };
  const { code } = await askAbout(actor.uid, { code: ports().linkedCodeAbout(clock.now()) });
  return { code, isFirst: true };
}

/**
 * The plan's offer, if it matches what the buyer saw. A buyer who states nothing can only mean a
 * first purchase.
 * @throws {Problem} payment/not-on-sale, payment/already-lifetime, payment/college-not-eligible,
 *   payment/offer-changed
 */
export async function offerAsShown(
  ctx: Context<Actor>,
  planType: PlanType,
  shown: ShownTerms | null,
): Promise<Offer & { kind: PurchaseKind }> {
  // The membership is locked, so its current state decides.
  const offers = await offersAfter(ctx, await periodsOf(ctx.actor.uid));
  const offer = offers.find((candidate) => candidate.planType === planType);
  if (!offer) throw refuse('payment/not-on-sale');
  if (!offer.kind) throw refuse('payment/already-lifetime');
  if (!offer.eligible) throw refuse('payment/college-not-eligible');
  const { kind } = offer;
  const answer = offerAnswer(offer);
  const current = { ...answer, kind };
  const asShown = shown ? isStillOffered(shown, current) : kind === 'purchase';
  if (!asShown) {
    throw refuse('payment/offer-changed', {
      extra: { offer: answer },
      ...(shown && { text: onlyChange(shown, current) }),
    });
  }
  return { ...offer, kind };
}

/** The text where only one of the terms has changed; undefined if more has, or another. */
function onlyChange(shown: ShownTerms, { price, guaranteeDays, ...term }: ShownTerms) {
  const isOnly = (now: Partial<ShownTerms>) =>
    isStillOffered({ ...shown, ...now }, { ...term, price, guaranteeDays });
  if (isOnly({ price })) return priceChanged;
  return isOnly({ guaranteeDays }) ? guaranteeChanged : undefined;
}
