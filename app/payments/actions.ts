/** How the audit log describes this feature's actions to an admin. */
export const paymentActions = {
  'payment/charge-back': 'Ended a membership whose payment was charged back',
  'payments/reconcile': 'Compared open orders with the gateway',
} as const;
