import type { Feature } from '#app/platform/feature.ts';
import { hackathonActions } from './actions.ts';
import { hackathonNews } from './news.ts';
import { hackathonsPersonalData } from './server/personal-data.service.ts';
import { hackathonsApi, hackathonsDeskApi } from './server/routes.ts';
import { inventedHackathons } from './server/samples.service.ts';
import { hackathonsSource } from './server/search.service.ts';
import { seedHackathons } from './server/seed.ts';
import { waitingMentorshipRequests } from './server/service.ts';
import { hackathonAddresses } from './server/sitemap.service.ts';

export const hackathons: Feature = {
  name: 'hackathons',
  api: [hackathonsApi, hackathonsDeskApi],
  seed: seedHackathons,
  samples: inventedHackathons,
  personalData: hackathonsPersonalData,
  search: [hackathonsSource],
  sitemap: [hackathonAddresses],
  waiting: [
    {
      rank: 90,
      one: 'mentor request',
      many: 'mentor requests',
      to: '/admin/hackathons',
      count: waitingMentorshipRequests,
    },
  ],
  audit: {
    actions: hackathonActions,
    pages: {
      hackathon: { name: 'open the hackathon', address: (id) => `/admin/hackathons/${id}` },
    },
  },
  news: hackathonNews,
};
