/** What the audit log records of this feature, as an admin reads it there. */
export const authoringActions = {
  'content/publish': 'Published a course’s content',
  'content/discard': 'Discarded a course’s draft',
  'content/restore': 'Restored an earlier version of a course as its draft',
  'course-author/add': 'Gave a course to an author',
  'course-author/remove': 'Took a course from an author',
} as const;
