/** What the audit log records of this feature, as an admin reads it there. */
export const referralActions = {
  'reward/release': 'Released a held reward',
  'reward/reverse': 'Reversed a held reward',
} as const;
