import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/dashboard/toolkit', rank: 27, label: 'Toolkit', icon: 'package-open', heading: null },
]);
