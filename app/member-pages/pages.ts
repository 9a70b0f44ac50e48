import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  // Its owner decides whether search engines may list it.
  { path: '/members/:handle', page: 'member' },
  { path: '/account/public-page', page: 'own-page', waitsForIdentity: true },
  { ...adminPage, path: '/admin/public-pages', page: 'public-pages' },
]);
