import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/enquiries', rank: 40, label: 'Enquiries', icon: 'inbox' },
]);
