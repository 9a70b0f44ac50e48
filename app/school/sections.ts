import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/settings', rank: 145, group: 'System', label: 'Settings', icon: 'settings' },
]);
