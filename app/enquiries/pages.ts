import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { path: '/contact', page: 'contact', indexed: true, changed: '2026-11-21' },
  { path: '/newsletter/confirm', page: 'newsletter-confirm' },
  { path: '/newsletter/unsubscribe', page: 'newsletter-unsubscribe' },
  { ...adminPage, path: '/admin/enquiries', page: 'enquiries' },
  { ...adminPage, path: '/admin/enquiries/:enquiryId', page: 'enquiry' },
]);
