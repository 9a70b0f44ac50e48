/** What the audit log records of this feature, as an admin reads it there. */
export const liveSessionActions = {
  'live-session/plan': 'Scheduled a live session',
  'live-session/change': 'Changed a live session',
  'live-session/cancel': 'Cancelled a live session',
} as const;
