import {
  nextPeriod,
  purchaseKind,
  runningPeriod,
  type PurchaseKind,
} from '#app/memberships/membership-status.ts';
import { plans, type PlanType } from '#app/memberships/plans.ts';
import { periodsOf } from '#app/memberships/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { isStillOffered, type ShownTerms } from '../../offer-terms.ts';
import { priceOf } from '../../price.ts';
import { ports } from '../ports.ts';
import { offerAnswer, type Offer } from './offers.answers.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** Each plan's current offer for this buyer, without any code. */
export const ownOffers = (ctx: Context<Actor>): Promise<Offer[]> =>
  offersAfter(ctx, ctx.actor.periods);

async function offersAfter(
  { actor, clock }: Context<Actor>,
  periods: Actor['periods'],
): Promise<Offer[]> {
  const now = clock.now();
  const running = runningPeriod(periods, now);
  const { paid, openPlans } = await askAbout(actor.uid, {
    paid: paidAbout(running?.orderId ?? null),
    openPlans: ports().openPlansAbout(now),
  });
  return plans.map((plan) => {
    const kind = purchaseKind(running, plan.type);
    return {
      planType: plan.type,
      kind,
      ...nextPeriod(periods, plan.type, now),
      price: priceOf(plan, kind === 'upgrade' ? { creditPaise: paid } : {}),
      builtOn: kind === 'upgrade' && paid > 0 ? (running?.orderId ?? null) : null,
      eligible: openPlans.includes(plan.type),
    };
  });
}

const paidAbout = (orderId: string | null) =>
  aboutPerson(
    () => queries.paidPaise(orderId),
    (paise) => paise ?? 0,
  );

/**
 * The plan's offer, if it matches what the buyer saw. A buyer who states nothing can only mean a
 * first purchase.
 * @throws {Problem} payment/already-lifetime, payment/college-not-eligible, payment/offer-changed
 */
export async function offerAsShown(
  ctx: Context<Actor>,
  planType: PlanType,
  shown: ShownTerms | null,
): Promise<Offer & { kind: PurchaseKind }> {
  // The membership is locked, so its current state decides.
  const offers = await offersAfter(ctx, await periodsOf(ctx.actor.uid));
  const offer = offers.find((candidate) => candidate.planType === planType);
  if (!offer?.kind) throw refuse('payment/already-lifetime');
  if (!offer.eligible) throw refuse('payment/college-not-eligible');
  const { kind } = offer;
  const answer = offerAnswer(offer);
  const asShown = shown ? isStillOffered(shown, { ...answer, kind }) : kind === 'purchase';
  if (!asShown) throw refuse('payment/offer-changed', { extra: { offer: answer } });
  return { ...offer, kind };
}
