import type { Feature } from '#app/platform/feature.ts';
import { referralActions } from './actions.ts';
import { referralNews } from './news.ts';
import { referralsPersonalData } from './server/personal-data.service.ts';
import { referralsApi } from './server/routes.ts';
import { seedPromoCodes } from './server/seed.ts';
import { waitingRewards } from './server/service.ts';

export const referrals: Feature = {
  name: 'referrals',
  api: [referralsApi],
  seed: seedPromoCodes,
  personalData: referralsPersonalData,
  waiting: [
    {
      rank: 70,
      one: 'reward is held',
      many: 'rewards are held',
      to: '/admin/held-rewards',
      count: waitingRewards,
    },
  ],
  audit: { actions: referralActions },
  news: referralNews,
};
