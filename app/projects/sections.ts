import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/projects', rank: 46, label: 'Projects', icon: 'list-checks' },
]);
