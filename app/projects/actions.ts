/** How the audit log describes this feature's actions to an admin. */
export const projectActions = {
  'project/save': 'Saved the project of a course',
  'project-submission/respond': 'Responded to a project',
  'project-submission/correct': 'Corrected the response to a project',
} as const;
