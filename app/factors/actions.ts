/** What the audit log records of this feature, as an admin reads it there. */
export const factorActions = {
  'account/reset-factors': 'Removed every second factor',
} as const;
