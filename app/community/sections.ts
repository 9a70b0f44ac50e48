import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/highlights', rank: 90, group: 'Site', label: 'Highlights', icon: 'sparkles' },
]);
