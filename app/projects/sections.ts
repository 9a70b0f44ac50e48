import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/projects', rank: 46, group: 'Teaching', label: 'Projects', icon: 'list-checks' },
]);
