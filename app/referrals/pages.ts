import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin/held-rewards', page: 'held-rewards' },
  { ...adminPage, path: '/admin/payouts', page: 'payouts' },
  { path: '/account/rewards', page: 'rewards', waitsForIdentity: true },
  { ...adminPage, path: '/admin/codes', page: 'codes' },
  { ...adminPage, path: '/admin/campaigns', page: 'campaigns' },
]);
