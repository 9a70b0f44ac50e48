/** What the audit log records of this feature, as an admin reads it there. */
export const announcementActions = {
  'announcement/save': 'Announced a course in preparation',
  'announcement/withdraw': 'Withdrew the announcement of a course',
} as const;
