import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/account/college', page: 'college', waitsForIdentity: true },
  { path: '/college/confirm', page: 'college-confirm' },
  {
    ...adminPage,
    path: '/admin/college-requests',
    page: 'college-requests',
  },
]);
