import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/admin/openings',
    rank: 60,
    group: 'Site',
    label: 'Openings',
    icon: 'briefcase-business',
  },
]);
