import type { Feature } from '#app/platform/feature.ts';
import { placementActions } from './actions.ts';
import { applicationAddress, inboxPath } from './addresses.ts';
import { placementNews } from './news.ts';
import { placementsPersonalData } from './server/personal-data.service.ts';
import { placementsApi } from './server/routes.ts';
import { waitingApplications } from './server/service.ts';

export const placements: Feature = {
  name: 'placements',
  api: [placementsApi],
  personalData: placementsPersonalData,
  waiting: [
    {
      rank: 50,
      one: 'new application',
      many: 'new applications',
      to: inboxPath,
      count: waitingApplications,
    },
  ],
  audit: {
    actions: placementActions,
    pages: { placement: { name: 'open the application', address: applicationAddress } },
  },
  news: placementNews,
};
