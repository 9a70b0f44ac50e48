import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/courses', rank: 20, label: 'Courses', icon: 'graduation-cap' },
  { path: '/admin/paths', rank: 21, label: 'Paths', icon: 'list-ordered', title: 'Learning paths' },
]);
