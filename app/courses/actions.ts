/** What the audit log records of this feature, as an admin reads it there. */
export const courseActions = {
  'course/add': 'Added a course',
  'course/import': 'Imported courses',
  'course/change': 'Changed a course',
  'course/delete': 'Deleted a course that was never on sale',
  'course/move': 'Moved a course',
  'course/publish': 'Published a course',
  'course/unpublish': 'Unpublished a course',
  'path/add': 'Added a learning path',
  'path/change': 'Changed a learning path',
} as const;

export type CourseAction = keyof typeof courseActions;
