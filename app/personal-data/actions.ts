/** How the audit log describes this feature's actions to an admin. */
export const personalDataActions = {
  'account/export': 'Exported the account’s data',
} as const;
