/** How the audit log describes this feature's actions to an admin. */
export const mediaActions = {
  'media/delete': 'Deleted a file of lessons',
  'media/copy': 'Copied the files of lessons to another store',
} as const;
