import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/tutor', rank: 48, group: 'Teaching', label: 'Tutor', icon: 'lightbulb' },
]);
