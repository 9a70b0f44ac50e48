import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/courses',
    page: 'course-list',
    indexed: true,
    changed: '2026-11-21',
    queriesOf: 'GET /search/courses',
  },
  { path: '/courses/:courseId', page: 'course', indexed: true },
  { path: '/courses/:courseId/lessons/:lessonId', page: 'preview-lesson', indexed: true },
  {
    path: '/paths',
    page: 'paths',
    indexed: true,
    changed: '2026-11-26',
    queries: ['page'],
  },
  { ...adminPage, path: '/admin/paths', page: 'paths-desk' },
  { ...adminPage, path: '/admin/courses', page: 'course-desk' },
  { ...adminPage, path: '/admin/courses/import', page: 'course-import' },
  { ...adminPage, path: '/admin/courses/:courseId', page: 'course-editor' },
]);
