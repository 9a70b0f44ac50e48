/** How the audit log describes this feature's actions to an admin. */
export const membershipActions = {
  'membership/grant': 'Granted a membership',
  'membership/extend': 'Extended the membership',
  'membership/revoke': 'Revoked a granted period',
  'plan/change': 'Changed a plan',
} as const;
