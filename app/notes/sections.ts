import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/notes', rank: 25, label: 'Notes', icon: 'notebook-pen' },
]);
