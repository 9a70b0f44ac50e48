/** How the audit log describes this feature's actions to an admin. */
export const liveSessionActions = {
  'live-session/plan': 'Scheduled a live session',
  'live-session/change': 'Changed a live session',
  'live-session/cancel': 'Cancelled a live session',
} as const;
