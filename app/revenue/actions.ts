/** How the audit log describes this feature's actions to an admin. */
export const revenueActions = {
  'revenue/export': 'Exported a table of the revenue',
} as const;
