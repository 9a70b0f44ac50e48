import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/public-pages', rank: 47, group: 'People', label: 'Public pages', icon: 'eye' },
]);
