/** What the audit log records of this feature, as an admin reads it there. */
export const collegeActions = {
  'college/approve': 'Approved a College request',
  'college/refuse': 'Refused a College request',
  'college/domains': 'Changed the academic domains',
} as const;
