import type { Feature } from '#app/platform/feature.ts';
import { paymentActions } from './actions.ts';
import { paymentNews } from './news.ts';
import { booksPath, orderDeskPath } from './order-filter.ts';
import { refundNews } from './refund-news.ts';
// They define the jobs that compare, and add up.
import './server/books/compare.service.ts';
import './server/revenue/service.ts';
import { waitingDifferences } from './server/books/service.ts';
import { waitingRefunds } from './server/desk/service.ts';
import { startReconciling } from './server/orders/reconcile.service.ts';
import { paymentsPersonalData } from './server/personal-data.service.ts';
import { waitingPayments } from './server/quarantine/service.ts';
import {
  booksApi,
  cancellationApi,
  guaranteeApi,
  ordersApi,
  paymentDeskApi,
  paymentsApi,
  refundsApi,
  sandboxRoutes,
  seatOrdersApi,
} from './server/routes.ts';

export const payments: Feature = {
  name: 'payments',
  api: [
    paymentsApi,
    cancellationApi,
    seatOrdersApi,
    refundsApi,
    ordersApi,
    booksApi,
    paymentDeskApi,
    guaranteeApi,
  ],
  routes: sandboxRoutes,
  work: async ({ clock, config }) => startReconciling(clock, config.reconcileSeconds),
  personalData: paymentsPersonalData,
  waiting: [
    {
      rank: 12,
      one: 'payment differs from the gateway’s books',
      many: 'payments differ from the gateway’s books',
      to: booksPath,
      count: waitingDifferences,
    },
    {
      rank: 15,
      one: 'refund waits for an answer',
      many: 'refunds wait for an answer',
      to: '/admin/orders',
      count: waitingRefunds,
    },
    {
      rank: 10,
      one: 'payment does not add up',
      many: 'payments do not add up',
      to: '/admin/payments',
      count: waitingPayments,
    },
  ],
  audit: {
    actions: paymentActions,
    pages: { order: { name: 'Order', address: orderDeskPath } },
  },
  setup: [
    {
      rank: 50,
      text: 'Nobody can pay: set the keys of Razorpay or of Stripe.',
      isMissing: ({ payments: { mode } }) => mode === 'none',
    },
    {
      rank: 55,
      text: 'Payments go to the sandbox, which moves no money, until the keys of Razorpay or of Stripe are set.',
      isMissing: ({ payments: { mode } }) => mode === 'sandbox',
    },
  ],
  news: { ...paymentNews, ...refundNews },
};
