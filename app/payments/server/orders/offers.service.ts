import {
  nextPeriod,
  purchaseKind,
  runningPeriod,
  type PurchaseKind,
} from '#app/memberships/membership-status.ts';
import { plans, type PlanType } from '#app/memberships/plans.ts';
import { periodsOf } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentProblems } from '../../contract.ts';
import { isStillOffered, type ShownTerms } from '../../offer-terms.ts';
import { priceOf } from '../../price.ts';
import { ports } from '../ports.ts';
import { offerAnswer, type Offer } from './offers.answers.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(paymentProblems);

/** What each plan is for this buyer now, without any code. */
export async function offersFor(ctx: Context<Actor>): Promise<Offer[]> {
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  const periods = await periodsOf(uid);
  const running = runningPeriod(periods, now);
  const creditPaise = running?.orderId ? await queries.paidFor(running.orderId) : 0;
  const offers: Offer[] = [];
  for (const plan of plans) {
    const kind = purchaseKind(running, plan.type);
    const price = priceOf(plan, kind === 'upgrade' ? { creditPaise } : {});
    const eligible = await ports().eligibleFor(ctx, { planType: plan.type, uid });
    offers.push({
      planType: plan.type,
      kind,
      ...nextPeriod(periods, plan.type, now),
      price,
      eligible,
    });
  }
  return offers;
}

/**
 * The plan's offer, if it is what the buyer was shown. Someone who states nothing can only mean a
 * first purchase.
 * @throws {Problem} payment/already-lifetime, payment/college-not-eligible, payment/offer-changed
 */
export async function offerAsShown(
  ctx: Context<Actor>,
  planType: PlanType,
  shown: ShownTerms | null,
): Promise<Offer & { kind: PurchaseKind }> {
  const offer = (await offersFor(ctx)).find((candidate) => candidate.planType === planType);
  if (!offer?.kind) throw refuse('payment/already-lifetime');
  if (!offer.eligible) throw refuse('payment/college-not-eligible');
  const { kind } = offer;
  const answer = offerAnswer(offer);
  const asShown = shown ? isStillOffered(shown, { ...answer, kind }) : kind === 'purchase';
  if (!asShown) throw refuse('payment/offer-changed', { extra: { offer: answer } });
  return { ...offer, kind };
}
