import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/courses', rank: 20, group: 'Teaching', label: 'Courses', icon: 'graduation-cap' },
  {
    path: '/admin/paths',
    rank: 21,
    group: 'Teaching',
    label: 'Paths',
    icon: 'list-ordered',
    title: 'Learning paths',
  },
]);
