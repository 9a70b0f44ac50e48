import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    ...dashboardPage,
    path: '/dashboard/profile',
    page: 'profile',
    section: { rank: 40, label: 'Profile', icon: 'user-round', title: 'My Profile' },
  },
]);
