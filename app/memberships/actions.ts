/** What the audit log records of this feature, as an admin reads it there. */
export const membershipActions = {
  'membership/grant': 'Granted a membership',
  'membership/extend': 'Extended the membership',
  'membership/revoke': 'Revoked a granted period',
} as const;
