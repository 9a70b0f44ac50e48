/** How the audit log describes this feature's actions to an admin. */
export const memberPageActions = {
  'member-page/hide': 'Hid the public page of a member',
  'member-page/show': 'Showed the hidden page of a member again',
} as const;
