import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  {
    path: '/register',
    queries: ['code'],
    page: 'register',
    chrome: 'no-banner',
    payment: true,
    waitsForIdentity: true,
  },
  {
    path: '/account/seats/new',
    page: 'buy-seats',
    chrome: 'no-banner',
    payment: true,
    waitsForIdentity: true,
  },
  { path: '/account/orders/:orderId', page: 'own-order', waitsForIdentity: true },
  { ...adminPage, path: '/admin/orders', page: 'orders' },
  { ...adminPage, path: '/admin/orders/:id', page: 'order' },
  { ...adminPage, path: '/admin/orders/books', page: 'books' },
  { ...adminPage, path: '/admin/payments', page: 'quarantine' },
]);
