import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/account/notifications', page: 'notifications', waitsForIdentity: true },
  { path: '/notifications/unsubscribe', page: 'unsubscribe' },
]);
