import { implement } from '#app/platform/http.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { membershipsContract, type PlanAnswer } from '../contract.ts';
import { plans, type Plan } from '../plans.ts';
import { extendMembership, grantMembership, revokeGrant } from './grants.service.ts';
import { ownMembership } from './service.ts';

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
  'GET /membership': ({ ctx }) => ownMembership(ctx),
  'POST /admin/members/{uid}/grants': ({ ctx, params, body }) =>
    grantMembership(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/extensions': ({ ctx, params, body }) =>
    extendMembership(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/revocations': ({ ctx, params, body }) =>
    revokeGrant(ctx, { ...params, ...body }),
});
