import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin', rank: 10, label: 'Overview', icon: 'layout-dashboard' },
  { path: '/admin/members', rank: 30, group: 'People', label: 'Members', icon: 'users' },
  { path: '/admin/audit', rank: 150, group: 'System', label: 'Audit log', icon: 'scroll-text' },
]);
