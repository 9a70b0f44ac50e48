/** What the audit log records of this feature, as an admin reads it there. */
export const placementActions = {
  'placement/move': 'Moved an application',
  'placement/note': 'Added a note to an application',
  'placement/resume': 'Downloaded a résumé',
  'placement/export': 'Exported applications',
} as const;
