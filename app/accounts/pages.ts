import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/login', page: 'login', chrome: 'bare', waitsForIdentity: true },
  { path: '/verify-email', page: 'verify-email' },
  { path: '/forgot-password', page: 'forgot-password' },
  { path: '/reset-password', page: 'reset-password' },
  { path: '/account', page: 'account', waitsForIdentity: true },
  { path: '/confirm-email-change', page: 'confirm-email-change' },
]);
