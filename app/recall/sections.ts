import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/revision', rank: 23, label: 'Revision', icon: 'rotate-ccw-clock' },
]);
