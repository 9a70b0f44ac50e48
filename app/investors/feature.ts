import type { Feature } from '#app/platform/feature.ts';
import { investorActions } from './actions.ts';
import { investorNews } from './news.ts';
import { investorsPersonalData } from './server/personal-data.service.ts';
import { investorDeskApi, investorsApi } from './server/routes.ts';
import { inventedInvestors } from './server/samples.service.ts';
import { seedInvestors } from './server/seed.ts';
import { waitingLetters } from './server/service.ts';

export const investors: Feature = {
  name: 'investors',
  api: [investorsApi, investorDeskApi],
  seed: seedInvestors,
  samples: inventedInvestors,
  personalData: investorsPersonalData,
  waiting: [
    {
      rank: 120,
      one: 'message about an investor',
      many: 'messages about investors',
      to: '/admin/investors?show=letters',
      count: waitingLetters,
    },
  ],
  audit: { actions: investorActions },
  news: investorNews,
};
