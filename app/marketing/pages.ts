import { definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/', page: 'landing', indexed: true, changed: '2026-11-21', headerField: 'dawn' },
  {
    path: '/startup-builder',
    page: 'startup-builder',
    indexed: true,
    changed: '2026-11-21',
    headerField: 'dawn',
  },
  {
    path: '/pitch-deck',
    page: 'pitch-deck',
    indexed: true,
    changed: '2026-11-21',
    queries: ['view'],
    chrome: 'bare',
  },
  {
    path: '/placements',
    page: 'placements',
    queries: ['page'],
    indexed: true,
    changed: '2026-11-21',
    headerField: 'dawn',
  },
  { path: '/privacy-policy', page: 'privacy', indexed: true, changed: '2026-11-29' },
  { path: '/terms-and-conditions', page: 'terms', indexed: true, changed: '2026-11-25' },
  { path: '/cancellation-refund', page: 'refunds', indexed: true, changed: '2026-11-25' },
  { path: '/faq', page: 'faq', indexed: true, changed: '2026-11-26' },
  { path: '/sitemap', page: 'sitemap', indexed: true, changed: '2026-11-21' },
]);
