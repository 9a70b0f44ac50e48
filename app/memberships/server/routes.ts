import { implement } from '#app/platform/http.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { membershipsContract, type MembershipAnswer, type PlanAnswer } from '../contract.ts';
import { daysLeft } from '../days-left.ts';
import type { Membership } from '../membership-status.ts';
import { plans, type Plan } from '../plans.ts';
import { membershipOf } from './service.ts';

const planAnswer = (plan: Plan): PlanAnswer => ({
  type: plan.type,
  name: plan.name,
  originalPrice: rupeesOf(plan.originalPricePaise),
  currentPrice: rupeesOf(plan.currentPricePaise),
  discountPercent: plan.discountPercent,
  validity: plan.validity,
  features: [...plan.features],
});

export const membershipsApi = implement(membershipsContract, {
  'GET /plans': () => plans.map(planAnswer),
  'GET /membership': async ({ ctx }) => {
    const now = ctx.clock.now();
    return membershipAnswer(await membershipOf(ctx.actor.uid, now), now);
  },
});

const membershipAnswer = ({ status, planType, startsAt, endsAt }: Membership, now: Date): MembershipAnswer => ({
  status,
  planType,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  daysLeft: status === 'active' ? daysLeft(endsAt, now) : 0,
});
