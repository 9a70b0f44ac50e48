import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/review', rank: 23, label: 'Review', icon: 'rotate-ccw-clock' },
]);
