import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard', page: 'home', section: { rank: 10, label: 'Home', icon: 'house', heading: null } },
  {
    ...dashboardPage,
    path: '/dashboard/membership',
    page: 'membership',
    section: { rank: 50, label: 'Membership', icon: 'ticket', heading: 'My Membership' },
  },
]);
