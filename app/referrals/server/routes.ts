import { ownMembership } from '#app/memberships/server/face.ts';
import type { Context } from '#app/platform/context.ts';
import { implement } from '#app/platform/http.ts';
import { log } from '#app/platform/log.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { campaignsContract } from '../campaigns.contract.ts';
import { referralsContract } from '../contract.ts';
import { payoutsContract } from '../payouts.contract.ts';
import { promoCodesContract } from '../promo-codes.contract.ts';
import { heldRewards, releaseHeld, reverseHeld } from './held-rewards.service.ts';
import { campaigns, changeCampaign, endCampaign, planCampaign } from './campaigns.service.ts';
import { changeCode, isAvailable } from './codes.service.ts';
import { bankFile, deskPayouts, markPaid, refusePayout } from './payout-desk.service.ts';
import { ownRewards, requestPayout, withdrawPayout } from './payouts.service.ts';
import { changePromo, endPromo, makePromo, promoCodes } from './promo-codes.service.ts';
import { referralPage, referralStats } from './rewards.service.ts';
import { changeReferralSettings, referralSettings } from './settings.service.ts';

export const referralsApi = implement(referralsContract, {
  'GET /dashboard/profile': async ({ ctx, query }) => {
    const stats = await referralPage(ctx, query).catch((failure: unknown) => missing(ctx, failure));
    return { membership: ownMembership(ctx), stats };
  },
  'GET /referral/stats': ({ ctx, query }) => referralStats(ctx, query),
  'GET /referral/check/{code}': async ({ ctx, params }) => ({
    available: await isAvailable(ctx, params.code),
  }),
  'PUT /referral/update/{id}': async ({ ctx, params, body }) => {
    await changeCode(ctx, { ...params, ...body });
    return { message: 'Referral code updated successfully!' };
  },
  'GET /admin/held-rewards': ({ query }) => heldRewards(query),
  'POST /admin/held-rewards/{id}/release': ({ ctx, params, body }) =>
    releaseHeld(ctx, { ...params, ...body }),
  'POST /admin/held-rewards/{id}/reversal': ({ ctx, params, body }) =>
    reverseHeld(ctx, { ...params, ...body }),
  'GET /admin/settings/referrals': () => referralSettings(),
  'PUT /admin/settings/referrals': ({ ctx, body }) => changeReferralSettings(ctx, body),
});

export const payoutsApi = implement(payoutsContract, {
  'GET /referral/rewards': ({ ctx, query }) => ownRewards(ctx, query),
  'POST /referral/payouts': ({ ctx, body }) => requestPayout(ctx, body),
  'DELETE /referral/payouts/{id}': ({ ctx, params }) => withdrawPayout(ctx, params.id),
  'GET /admin/payouts': ({ ctx, query }) => deskPayouts(ctx, query),
  'POST /admin/payout-files': async ({ ctx, body }) =>
    new Answer(await bankFile(ctx, body), {
      headers: { 'content-disposition': 'attachment; filename="payouts.csv"' },
    }),
  'POST /admin/payouts/{id}/payment': ({ ctx, params, body }) =>
    markPaid(ctx, { ...params, ...body }),
  'POST /admin/payouts/{id}/refusal': ({ ctx, params, body }) =>
    refusePayout(ctx, { ...params, ...body }),
});

export const promoCodesApi = implement(promoCodesContract, {
  'GET /admin/promo-codes': ({ ctx, query }) => promoCodes(ctx, query),
  'POST /admin/promo-codes': ({ ctx, body }) => makePromo(ctx, body),
  'PUT /admin/promo-codes/{id}': ({ ctx, params, body }) =>
    changePromo(ctx, { ...params, ...body }),
  'POST /admin/promo-codes/{id}/end': ({ ctx, params }) => endPromo(ctx, params.id),
});

export const campaignsApi = implement(campaignsContract, {
  'GET /admin/campaigns': ({ ctx, query }) => campaigns(ctx, query.page),
  'POST /admin/campaigns': ({ ctx, body }) => planCampaign(ctx, body),
  'PUT /admin/campaigns/{id}': ({ ctx, params, body }) =>
    changeCampaign(ctx, { ...params, ...body }),
  'POST /admin/campaigns/{id}/end': ({ ctx, params, body }) =>
    endCampaign(ctx, { ...params, ...body }),
});

/** Without the statistics, the rest of the page still works. */
function missing({ requestId }: Context, err: unknown): null {
  log.error({ requestId, err }, 'no referral statistics');
  return null;
}
