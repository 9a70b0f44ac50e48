import { implement } from '#app/platform/http.ts';
import { referralsContract } from '../contract.ts';
import { changeCode, isAvailable } from './codes.service.ts';
import { referralStats } from './rewards.service.ts';

export const referralsApi = implement(referralsContract, {
  'GET /referral/stats': ({ ctx }) => referralStats(ctx),
  'GET /referral/check/{code}': async ({ ctx, params }) => ({ available: await isAvailable(ctx, params.code) }),
  'PUT /referral/update/{id}': async ({ ctx, params, body }) => {
    await changeCode(ctx, { ...params, ...body });
    return { message: 'Referral code updated successfully!' };
  },
});
