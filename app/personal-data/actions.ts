/** What the audit log records of this feature, as an admin reads it there. */
export const personalDataActions = {
  'account/export': 'Exported the account’s data',
} as const;
