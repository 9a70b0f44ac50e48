import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/hackathons', rank: 70, label: 'Hackathons', icon: 'trophy' },
]);
