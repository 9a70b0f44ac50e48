import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/placements/openings/:slug', page: 'opening', indexed: true },
  { path: '/account/placements', page: 'own-placements', waitsForIdentity: true },
  { ...adminPage, path: '/admin/placements', page: 'inbox' },
  { ...adminPage, path: '/admin/placements/:applicationId', page: 'application' },
]);
