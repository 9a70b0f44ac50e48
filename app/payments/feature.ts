import type { Feature } from '#app/platform/feature.ts';
import { paymentActions } from './actions.ts';
import { paymentNews } from './news.ts';
import { startReconciling } from './server/orders/reconcile.service.ts';
import { paymentsPersonalData } from './server/personal-data.service.ts';
import { waitingPayments } from './server/quarantine/service.ts';
import { paymentDeskApi, paymentsApi, sandboxRoutes } from './server/routes.ts';

export const payments: Feature = {
  name: 'payments',
  api: [paymentsApi, paymentDeskApi],
  routes: sandboxRoutes,
  work: async ({ clock, config }) => startReconciling(clock, config.reconcileSeconds),
  personalData: paymentsPersonalData,
  waiting: [
    {
      rank: 10,
      one: 'payment does not add up',
      many: 'payments do not add up',
      to: '/admin/payments',
      count: waitingPayments,
    },
  ],
  audit: { actions: paymentActions },
  news: paymentNews,
};
