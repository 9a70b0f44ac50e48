import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/account/seats', page: 'seats', waitsForIdentity: true },
  { path: '/redeem', page: 'redeem', chrome: 'no-banner', waitsForIdentity: true },
]);
