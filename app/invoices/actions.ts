/** How the audit log describes this feature's actions to an admin. */
export const invoiceActions = {
  'seller/change': 'Changed the seller on invoices',
} as const;
