import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/ai-tools', rank: 100, group: 'Site', label: 'AI tools', icon: 'wrench' },
]);
