import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/tutor', rank: 48, label: 'Tutor', icon: 'lightbulb' },
]);
