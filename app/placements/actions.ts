/** How the audit log describes this feature's actions to an admin. */
export const placementActions = {
  'placement/move': 'Changed the state of an application',
  'placement/note': 'Added a note to an application',
  'placement/resume': 'Downloaded a résumé',
  'placement/export': 'Exported applications',
} as const;
