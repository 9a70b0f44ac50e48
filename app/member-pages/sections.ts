import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/public-pages', rank: 47, label: 'Public pages', icon: 'eye' },
]);
