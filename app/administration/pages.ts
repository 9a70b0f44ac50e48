import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin', page: 'overview', section: { rank: 10, label: 'Overview', icon: 'layout-dashboard' } },
  { ...adminPage, path: '/admin/members', page: 'members', section: { rank: 30, label: 'Members', icon: 'users' } },
  { ...adminPage, path: '/admin/members/:uid', page: 'member' },
  { ...adminPage, path: '/admin/audit', page: 'audit', section: { rank: 150, label: 'Audit log', icon: 'scroll-text' } },
]);
