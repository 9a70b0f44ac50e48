/** How the audit log describes this feature's actions to an admin. */
export const teamBoardActions = {
  'team-post/hide': 'Hid a team board post',
  'team-post/show': 'Cleared a reported team board post',
  'team-answer/hide': 'Hid a team board answer',
  'team-answer/show': 'Cleared a reported team board answer',
} as const;
