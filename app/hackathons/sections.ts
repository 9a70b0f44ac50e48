import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/hackathons', rank: 70, group: 'Site', label: 'Hackathons', icon: 'trophy' },
]);
