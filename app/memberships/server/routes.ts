import { implement } from '#app/platform/http.ts';
import { membershipsContract } from '../contract.ts';
import { extendMembership, grantMembership, revokeGrant } from './grants.service.ts';
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
