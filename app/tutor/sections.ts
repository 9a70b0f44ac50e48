import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/tutor', rank: 47, label: 'Tutor', icon: 'sparkles' },
]);
