import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/my-courses', rank: 20, label: 'My Courses', icon: 'library-big' },
]);
