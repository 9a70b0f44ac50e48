/** What the audit log records of this feature, as an admin reads it there. */
export const highlightActions = {
  'highlight/publish': 'Published a highlight',
  'highlight/change': 'Changed a highlight',
  'highlight/unpublish': 'Unpublished a highlight',
} as const;
