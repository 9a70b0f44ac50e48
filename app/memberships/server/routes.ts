import { implement } from '#app/platform/http.ts';
import { membershipsContract } from '../contract.ts';
import { planDeskContract } from '../plans.contract.ts';
import { extendMembership, grantMembership, revokeGrant } from './grants.service.ts';
import { changePlan, planChanges, plansForDesk } from './plan-desk.service.ts';
import { plansOnSale } from './plans.service.ts';
import { ownMembership } from './service.ts';

export const membershipsApi = implement(membershipsContract, {
  'GET /plans': () => plansOnSale(),
  'GET /membership': ({ ctx }) => ownMembership(ctx),
  'POST /admin/members/{uid}/grants': ({ ctx, params, body }) =>
    grantMembership(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/extensions': ({ ctx, params, body }) =>
    extendMembership(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/revocations': ({ ctx, params, body }) =>
    revokeGrant(ctx, { ...params, ...body }),
});

export const planDeskApi = implement(planDeskContract, {
  'GET /admin/plans': ({ ctx }) => plansForDesk(ctx),
  'GET /admin/plan-changes': ({ query }) => planChanges(query.page),
  'PUT /admin/plans/{type}': ({ ctx, params, body }) => {
    const { price, formerPrice, ...facts } = body;
    return changePlan(ctx, {
      ...params,
      ...facts,
      pricePaise: price,
      formerPricePaise: formerPrice,
    });
  },
});
