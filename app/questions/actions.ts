/** How the audit log describes this feature's actions to an admin. */
export const questionActions = {
  'lesson-question/hide': 'Hid a question under a lesson',
  'lesson-question/show': 'Cleared a question under a lesson',
  'lesson-answer/hide': 'Hid an answer under a lesson',
  'lesson-answer/show': 'Cleared an answer under a lesson',
} as const;
