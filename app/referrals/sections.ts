import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/payouts', rank: 137, group: 'Money', label: 'Payouts', icon: 'send' },
  {
    path: '/admin/held-rewards',
    rank: 141,
    group: 'Money',
    label: 'Held rewards',
    icon: 'hourglass',
  },
  { path: '/admin/codes', rank: 138, group: 'Money', label: 'Promo codes', icon: 'ticket-percent' },
  {
    path: '/admin/campaigns',
    rank: 139,
    group: 'Money',
    label: 'Campaigns',
    icon: 'calendar-clock',
  },
]);
