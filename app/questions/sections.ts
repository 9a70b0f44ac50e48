import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  {
    path: '/dashboard/questions',
    rank: 26,
    label: 'Questions',
    icon: 'message-circle-question-mark',
  },
  {
    path: '/admin/questions',
    rank: 45,
    group: 'Teaching',
    label: 'Questions',
    icon: 'message-circle-question-mark',
  },
]);
