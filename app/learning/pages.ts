import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/my-courses', page: 'my-courses-redirect' },
  { ...dashboardPage, path: '/dashboard/my-courses', page: 'my-courses' },
  { ...dashboardPage, path: '/dashboard/my-courses/:courseSlug', page: 'my-course' },
  {
    path: '/dashboard/my-courses/:courseSlug/lessons/:lessonSlug',
    page: 'lesson',
    chrome: 'bare',
    ownMain: true,
  },
  {
    path: '/dashboard/my-courses/:courseSlug/quizzes/:quizId',
    page: 'quiz',
    chrome: 'bare',
    ownMain: true,
  },
]);
