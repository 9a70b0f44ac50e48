import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin/held-rewards', page: 'held-rewards' },
]);
