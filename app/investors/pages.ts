import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/investors',
    page: 'investors',
    indexed: true,
    changed: '2026-11-21',
    queriesOf: 'GET /investors',
  },
  { path: '/investors/opt-out', page: 'opt-out' },
  { path: '/investors/:investorId', page: 'investor' },
  { ...adminPage, path: '/admin/investors', page: 'investors-desk' },
  { ...adminPage, path: '/admin/investors/import', page: 'investor-import' },
]);
