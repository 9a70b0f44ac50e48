import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/upcoming/:courseId', page: 'upcoming-course', indexed: true },
  { path: '/waiting/confirm', page: 'waiting-confirm' },
  { path: '/waiting/forget', page: 'waiting-forget' },
]);
