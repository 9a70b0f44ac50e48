import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/enquiries', rank: 40, group: 'People', label: 'Enquiries', icon: 'inbox' },
]);
