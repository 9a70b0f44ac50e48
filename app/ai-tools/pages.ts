import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/ai-tools',
    page: 'tool-list',
    indexed: true,
    changed: '2026-11-21',
    queriesOf: 'GET /ai-tools',
  },
  { path: '/ai-tools/compare', page: 'compare' },
  { path: '/ai-tools/suggest', page: 'suggest' },
  { path: '/ai-tools/:id', page: 'tool', indexed: true },
  { ...adminPage, path: '/admin/ai-tools', page: 'tools-desk' },
]);
