import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteSignsOf, orderFacts, paymentFacts } from './personal-data.queries.ts';

export const paymentsPersonalData: PersonalData = {
  part: 'payments',
  inPolicy: 'Orders, payments and refunds',
  tables: {
    orders:
      'exported; books that the law has us keep for eight years, without name and address; the keyed hashes of who paid are deleted',
    payment_quarantine: 'names the admin who dealt with it; kept',
  },
  exportOf: async ({ uid }) => ({
    data: { orders: await orderFacts(uid), payments: await paymentFacts(uid) },
  }),
  erase: (_ctx, { uid }) => deleteSignsOf(uid),
};
