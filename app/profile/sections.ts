import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/dashboard/profile',
    rank: 40,
    label: 'Profile',
    icon: 'user-round',
    title: 'My Profile',
  },
]);
