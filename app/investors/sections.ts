import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/investors', rank: 110, group: 'Site', label: 'Investors', icon: 'landmark' },
]);
