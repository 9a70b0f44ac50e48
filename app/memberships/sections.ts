import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/plans', rank: 132, group: 'Money', label: 'Plans', icon: 'indian-rupee' },
]);
