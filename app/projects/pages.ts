import { adminPage, dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard/my-courses/:courseSlug/project', page: 'my-project' },
  { ...adminPage, path: '/admin/projects', page: 'all-projects' },
  { path: '/teach/projects', page: 'own-projects', chrome: 'no-banner', waitsForIdentity: true },
  {
    path: '/teach/courses/:courseId/project',
    page: 'project-editor',
    chrome: 'no-banner',
    waitsForIdentity: true,
  },
]);
