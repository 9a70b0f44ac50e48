/** What the audit log records of this feature, as an admin reads it there. */
export const authoringActions = {
  'content/publish': 'Published a course’s content',
  'content/schedule': 'Scheduled a publication of a course’s content',
  'content/unschedule': 'Cancelled a scheduled publication of a course’s content',
  'content/not-published': 'Did not publish a course’s content as scheduled',
  'content/discard': 'Discarded a course’s draft',
  'content/take-newer': 'Took newer texts of a course over into its draft',
  'content/keep-own': 'Kept the school’s own texts of a course instead of newer ones',
  'course-page/take-newer': 'Took over newer texts for a course’s page',
  'course-page/keep-own': 'Kept the school’s own texts of a course’s page instead of newer ones',
  'course-page/restore': 'Brought back the texts of a course’s page from before newer ones',
  'course-project/take-newer': 'Took over a newer project for a course',
  'course-project/keep-own': 'Kept the school’s own project of a course instead of a newer one',
  'content/add-supplied': 'Added a course that came with an upgrade',
  'content/restore': 'Restored an earlier version of a course as its draft',
  'course-author/add': 'Added an author to a course',
  'course-author/remove': 'Removed an author from a course',
} as const;
