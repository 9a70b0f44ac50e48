import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/placements', rank: 50, group: 'Site', label: 'Placements', icon: 'file-user' },
]);
