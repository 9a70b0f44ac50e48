import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/orders', rank: 135, label: 'Orders', icon: 'shopping-bag' },
  { path: '/admin/payments', rank: 140, label: 'Payments', icon: 'banknote' },
]);
