/** What the audit log records of this feature, as an admin reads it there. */
export const accountActions = {
  'account/disable': 'Disabled the account',
  'account/enable': 'Enabled the account',
  'account/sign-out-everywhere': 'Signed the account out everywhere',
  'account/resend-verification': 'Sent a new verification link',
  'role/grant': 'Granted the admin role',
  'role/revoke': 'Revoked the admin role',
  'author/grant': 'Granted the author role',
  'author/revoke': 'Revoked the author role',
  'helper/grant': 'Granted the helper role',
  'helper/revoke': 'Revoked the helper role',
  'finance/grant': 'Granted the finance role',
  'finance/revoke': 'Revoked the finance role',
} as const;
