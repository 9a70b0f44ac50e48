import { implement } from '#app/platform/http.ts';
import { referralsContract } from '../contract.ts';
import { heldRewards, releaseHeld, reverseHeld } from './held-rewards.service.ts';
import { changeCode, isAvailable } from './codes.service.ts';
import { referralStats } from './rewards.service.ts';

export const referralsApi = implement(referralsContract, {
  'GET /referral/stats': ({ ctx }) => referralStats(ctx),
  'GET /referral/check/{code}': async ({ ctx, params }) => ({ available: await isAvailable(ctx, params.code) }),
  'PUT /referral/update/{id}': async ({ ctx, params, body }) => {
    await changeCode(ctx, { ...params, ...body });
    return { message: 'Referral code updated successfully!' };
  },
  'GET /admin/held-rewards': ({ query }) => heldRewards(query),
  'POST /admin/held-rewards/{id}/release': ({ ctx, params, body }) => releaseHeld(ctx, { ...params, ...body }),
  'POST /admin/held-rewards/{id}/reversal': ({ ctx, params, body }) => reverseHeld(ctx, { ...params, ...body }),
});
