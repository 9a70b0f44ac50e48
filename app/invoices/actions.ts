/** How the audit log describes this feature's actions to an admin. */
export const invoiceActions = {
  'seller/change': 'Changed who sells, as invoices say it',
} as const;
