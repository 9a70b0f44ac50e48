/** How the audit log describes this feature's actions to an admin. */
export const memberPageActions = {
  'member-page/hide': 'Hid a member’s public page',
  'member-page/show': 'Stopped hiding a member’s public page',
  'member-page/dismiss-reports': 'Left a member’s reported public page as it is',
} as const;
