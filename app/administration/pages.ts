import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin', page: 'overview' },
  { ...adminPage, path: '/admin/members', page: 'members' },
  { ...adminPage, path: '/admin/members/:uid', page: 'member' },
  { ...adminPage, path: '/admin/audit', page: 'audit' },
]);
