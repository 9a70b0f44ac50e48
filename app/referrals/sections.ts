import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/held-rewards', rank: 130, label: 'Held rewards', icon: 'hourglass' },
]);
