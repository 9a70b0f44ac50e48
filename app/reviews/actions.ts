/** How the audit log describes this feature's actions to an admin. */
export const reviewActions = {
  'review/hide': 'Hid a review of a course',
  'review/show': 'Showed a hidden review of a course again',
} as const;
