/** How the audit log describes this feature's actions to an admin. */
export const paymentActions = {
  'payment/charge-back': 'Ended a membership whose payment was charged back',
  'payment/settle': 'Settled a payment that did not add up',
  'payments/reconcile': 'Compared open orders with the gateway',
  'order/export': 'Exported orders',
  'order/compare': 'Asked the gateway about an order',
  'books/compare': 'Compared payments with the gateway’s books',
  'books/explain': 'Explained a difference from the gateway’s books',
  'guarantee/change': 'Changed the days of the money-back guarantee',
  'refund/approve': 'Approved a refund',
  'refund/refuse': 'Refused a refund',
  'refund/retry': 'Asked the gateway again for a refund',
} as const;
