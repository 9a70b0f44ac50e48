import { dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard/toolkit', page: 'toolkit' },
  { ...dashboardPage, path: '/dashboard/toolkit/lesson-files', page: 'lesson-files' },
]);
