import type { Feature } from '#app/platform/feature.ts';
import { memberPageActions } from './actions.ts';
import { publicPagesDeskPath } from './addresses.ts';
import { memberPageNews } from './news.ts';
import { memberPagesPersonalData } from './server/personal-data.service.ts';
import { reportedPages } from './server/reports.service.ts';
import { memberPagesApi } from './server/routes.ts';
import { memberPageAddresses } from './server/sitemap.service.ts';

export const memberPages: Feature = {
  name: 'member-pages',
  api: [memberPagesApi],
  personalData: memberPagesPersonalData,
  sitemap: [memberPageAddresses],
  waiting: [
    {
      rank: 86,
      one: 'reported public page',
      many: 'reported public pages',
      to: `${publicPagesDeskPath}?show=reported`,
      count: reportedPages,
    },
  ],
  audit: {
    actions: memberPageActions,
    pages: {
      'member-page': {
        name: 'find the page',
        address: (handle) => `${publicPagesDeskPath}?handle=${handle}`,
      },
    },
  },
  news: memberPageNews,
};
