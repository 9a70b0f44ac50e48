import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard/founders-hub', page: 'hub', section: { rank: 30, label: 'Founders’ Hub', icon: 'rocket' } },
  { ...dashboardPage, path: '/dashboard/founders-hub/profile', page: 'startup-profile' },
  { path: '/startups/:key', page: 'shared-startup', chrome: 'no-banner' },
]);
