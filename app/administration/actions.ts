/** What the audit log records of this feature, as an admin reads it there. */
export const administrationActions = {
  'jobs/retry': 'Retried a failed job',
  'samples/remove': 'Removed the invented content',
} as const;
