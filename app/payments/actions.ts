/** How the audit log describes this feature's actions to an admin. */
export const paymentActions = {
  'payment/charge-back': 'Ended a membership whose payment was charged back',
  'payments/reconcile': 'Compared open orders with the gateway',
  'order/export': 'Exported orders',
  'order/compare': 'Asked the gateway about an order',
  'refund/approve': 'Approved a refund',
  'refund/refuse': 'Refused a refund',
  'refund/retry': 'Asked the gateway again for a refund',
} as const;
