import { adminPage, definePages } from '#app/shared/page.ts';

export const pages = definePages([
  { ...adminPage, path: '/admin/held-rewards', page: 'held-rewards', section: { rank: 130, label: 'Held rewards', icon: 'hourglass' } },
]);
