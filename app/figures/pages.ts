import { adminPage, dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/teach/courses/:courseId/figures',
    page: 'course-figures',
    chrome: 'no-banner',
    waitsForIdentity: true,
  },
  { ...adminPage, path: '/admin/courses/figures', page: 'overview' },
  { ...dashboardPage, path: '/dashboard/progress', page: 'own-figures' },
]);
