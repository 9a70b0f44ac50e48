import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/hackathon',
    page: 'hackathons',
    indexed: true,
    changed: '2026-11-21',
    queriesOf: 'GET /hackathons',
    chrome: 'no-banner',
    headerField: 'rani',
  },
  { path: '/hackathon/:hackathonId', page: 'hackathon', indexed: true },
  { ...adminPage, path: '/admin/hackathons', page: 'hackathons-desk' },
  { ...adminPage, path: '/admin/hackathons/:hackathonId', page: 'hackathon-desk' },
]);
