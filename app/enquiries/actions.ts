/** What the audit log records of this feature, as an admin reads it there. */
export const enquiryActions = {
  'enquiry/move': 'Changed the state of an enquiry',
  'enquiry/note': 'Added a note to an enquiry',
  'enquiry/export': 'Exported enquiries',
  'newsletter/export': 'Exported the newsletter addresses',
} as const;
