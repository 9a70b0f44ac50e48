/** What the audit log records of this feature, as an admin reads it there. */
export const paymentActions = {
  'payment/charge-back': 'Ended a membership whose payment was charged back',
  'payments/reconcile': 'Compared open orders with the gateway',
} as const;
