import { adminPage, dashboardPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...dashboardPage, path: '/dashboard/questions', page: 'my-questions' },
  { ...dashboardPage, path: '/dashboard/questions/:id', page: 'question' },
  { ...adminPage, path: '/admin/questions', page: 'all-questions' },
  { path: '/teach/questions', page: 'own-questions', chrome: 'no-banner', waitsForIdentity: true },
]);
