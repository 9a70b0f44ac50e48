import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/founders-hub', rank: 30, label: 'Founders’ Hub', icon: 'rocket' },
]);
