import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/orders', rank: 135, group: 'Money', label: 'Orders', icon: 'shopping-bag' },
  { path: '/admin/payments', rank: 140, group: 'Money', label: 'Payments', icon: 'banknote' },
]);
