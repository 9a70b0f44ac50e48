/** What the audit log records of this feature, as an admin reads it there. */
export const openingActions = {
  'opening/post': 'Posted an opening',
  'opening/change': 'Changed an opening',
  'opening/close': 'Closed an opening',
} as const;

export type OpeningAction = keyof typeof openingActions;
