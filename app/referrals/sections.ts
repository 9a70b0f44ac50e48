import { defineSections } from '#app/shared/page.ts';

export const sections = defineSections([
  { path: '/admin/payouts', rank: 137, label: 'Payouts', icon: 'send' },
  { path: '/admin/held-rewards', rank: 130, label: 'Held rewards', icon: 'hourglass' },
  { path: '/admin/codes', rank: 138, label: 'Promo codes', icon: 'ticket-percent' },
  { path: '/admin/campaigns', rank: 139, label: 'Campaigns', icon: 'calendar-clock' },
]);
