import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/payments', rank: 140, label: 'Payments', icon: 'banknote' },
]);
