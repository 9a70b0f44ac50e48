import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin/media', page: 'all-media' },
  { path: '/teach/media', page: 'own-media', chrome: 'no-banner', waitsForIdentity: true },
]);
