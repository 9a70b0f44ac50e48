import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/plans', rank: 132, label: 'Plans', icon: 'indian-rupee' },
]);
