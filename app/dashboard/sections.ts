import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard', rank: 10, label: 'Home', icon: 'house', heading: null },
  {
    path: '/dashboard/membership',
    rank: 50,
    label: 'Membership',
    icon: 'ticket',
    heading: 'My Membership',
  },
]);
