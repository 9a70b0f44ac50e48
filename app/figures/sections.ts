import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/dashboard/progress',
    rank: 24,
    label: 'Progress',
    icon: 'chart-column',
    title: 'My Progress',
  },
]);
