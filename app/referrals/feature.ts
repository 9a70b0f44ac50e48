import type { Feature } from '#app/platform/feature.ts';
import { referralActions } from './actions.ts';
import { referralNews } from './news.ts';
import { payoutNews } from './payout-news.ts';
import { promoDeskPath } from './promo-state.ts';
import { referralsPersonalData } from './server/personal-data.service.ts';
import { campaignsApi, payoutsApi, promoCodesApi, referralsApi } from './server/routes.ts';
import { seedPromoCodes } from './server/seed.ts';
import { waitingPayouts, waitingRewards } from './server/service.ts';

export const referrals: Feature = {
  name: 'referrals',
  api: [referralsApi, payoutsApi, promoCodesApi, campaignsApi],
  seed: seedPromoCodes,
  personalData: referralsPersonalData,
  waiting: [
    {
      rank: 18,
      one: 'payout waits',
      many: 'payouts wait',
      to: '/admin/payouts',
      count: waitingPayouts,
    },
    {
      rank: 70,
      one: 'reward is held',
      many: 'rewards are held',
      to: '/admin/held-rewards',
      count: waitingRewards,
    },
  ],
  audit: {
    actions: referralActions,
    pages: {
      'promo-code': { name: 'Promo code', address: promoDeskPath },
      campaign: { name: 'Campaigns', address: () => '/admin/campaigns' },
    },
  },
  setup: [
    {
      rank: 81,
      text: 'Members can’t ask for payouts of their rewards until SEALING_KEY is set.',
      isMissing: ({ sealingKey }) => sealingKey === undefined,
    },
  ],
  news: { ...referralNews, ...payoutNews },
};
