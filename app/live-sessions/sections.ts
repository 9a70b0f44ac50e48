import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/admin/live-sessions',
    rank: 80,
    group: 'Teaching',
    label: 'Live sessions',
    icon: 'presentation',
  },
]);
