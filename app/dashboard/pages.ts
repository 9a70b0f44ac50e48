import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard', page: 'home' },
  {
    ...dashboardPage,
    path: '/dashboard/membership',
    page: 'membership',
  },
]);
