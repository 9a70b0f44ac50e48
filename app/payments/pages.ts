import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/register',
    queries: ['code'],
    page: 'register',
    chrome: 'no-banner',
    payment: true,
    waitsForIdentity: true,
  },
  { ...adminPage, path: '/admin/payments', page: 'quarantine' },
]);
