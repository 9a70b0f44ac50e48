/** How the audit log describes this feature's actions to an admin. */
export const schoolActions = {
  'school/change': 'Changed how the school presents itself',
} as const;
