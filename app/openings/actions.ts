/** How the audit log describes this feature's actions to an admin. */
export const openingActions = {
  'opening/post': 'Posted an opening',
  'opening/change': 'Changed an opening',
  'opening/close': 'Closed an opening',
} as const;

export type OpeningAction = keyof typeof openingActions;
