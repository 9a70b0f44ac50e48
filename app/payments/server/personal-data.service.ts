import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  deleteSignsOf,
  forgetRefundWords,
  orderFacts,
  paymentFacts,
  refundRequestFacts,
} from './personal-data.queries.ts';

export const paymentsPersonalData: PersonalData = {
  part: 'payments',
  inPolicy: 'Orders, payments and refunds',
  tables: {
    orders:
      'exported; books that the law has us keep for eight years, without name and address; the keyed hashes of who paid are deleted',
    refund_requests:
      'exported; kept with the books, without the words of the person; names the admin who decided',
    book_differences: 'names the admin who explained it; kept',
    payment_quarantine: 'names the admin who dealt with it; kept',
  },
  exportOf: async ({ uid }) => ({
    data: {
      orders: await orderFacts(uid),
      payments: await paymentFacts(uid),
      refundRequests: await refundRequestFacts(uid),
    },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteSignsOf(uid);
    await forgetRefundWords(uid);
  },
};
