import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/admin/college-requests',
    rank: 120,
    group: 'People',
    label: 'College requests',
    icon: 'school',
  },
]);
