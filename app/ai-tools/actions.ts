/** What the audit log records of this feature, as an admin reads it there. */
export const toolActions = {
  'ai-tool/add': 'Added an AI tool',
  'ai-tool/change': 'Changed an AI tool',
  'ai-tool/show': 'Made an AI tool visible again',
  'ai-tool/hide': 'Hid an AI tool',
  'ai-tool/accept': 'Accepted a suggestion or report about an AI tool',
  'ai-tool/decline': 'Declined a suggestion or report about an AI tool',
} as const;
