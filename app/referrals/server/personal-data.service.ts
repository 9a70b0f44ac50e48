import type { PersonalData } from '#app/platform/personal-data.ts';
import { attributionFacts, deleteAttributionsOf } from './attributions.queries.ts';
import { codeFacts, redemptionFacts, rewardFacts } from './personal-data.queries.ts';
import { forgetPayouts } from './payouts.service.ts';
import { payoutFacts } from './payouts.queries.ts';
import { freeCodeOf } from './queries.ts';
import { forgetFriend } from './rewards.service.ts';

export const referralsPersonalData: PersonalData = {
  part: 'referrals',
  inPolicy: 'referral code',
  tables: {
    referral_codes:
      'exported; given up, and reserved for 365 days as any code is (reliability.md P7)',
    code_redemptions: 'the codes of one’s own orders are exported; part of the books, kept',
    referrer_days: 'sums of the orders of others with one’s code; part of the books, kept',
    referrer_months: 'the same by month; part of the books, kept',
    referral_attributions:
      'exported, without whose link it was; deleted, also when either of the two leaves',
    payouts:
      'exported, with the account as it is shown; part of the books, kept; the sealed bank details are erased, an open request is withdrawn; names the admin who decided',
    promo_codes: 'who of the team made a code; part of the books, kept without the name',
    campaigns: 'who of the team planned one; kept without the name',
    reward_entries: 'what one earned and used is exported, without the buyers; a ledger, kept',
  },
  exportOf: async ({ uid }) => ({
    data: {
      codes: await codeFacts(uid),
      openedLink: (await attributionFacts(uid)) ?? null,
      usedCodes: await redemptionFacts(uid),
      rewards: await rewardFacts(uid),
      payouts: await payoutFacts(uid),
    },
  }),
  erase: async (ctx, { uid }) => {
    await freeCodeOf(uid, ctx.clock.now());
    await deleteAttributionsOf(uid);
    await forgetPayouts(ctx, { uid });
    await forgetFriend(ctx, { uid });
  },
};
