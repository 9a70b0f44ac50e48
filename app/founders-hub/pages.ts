import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard/founders-hub', page: 'hub' },
  { ...dashboardPage, path: '/dashboard/founders-hub/profile', page: 'startup-profile' },
  { path: '/startups/:key', page: 'shared-startup', chrome: 'no-banner' },
]);
