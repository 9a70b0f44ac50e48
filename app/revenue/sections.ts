import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/revenue', rank: 133, group: 'Money', label: 'Revenue', icon: 'chart-column' },
]);
