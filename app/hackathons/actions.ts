/** What the audit log records of this feature, as an admin reads it there. */
export const hackathonActions = {
  'hackathon/write': 'Created a hackathon',
  'hackathon/change': 'Changed a hackathon',
  'hackathon/publish': 'Published a hackathon',
  'hackathon/hide': 'Hid a hackathon',
  'hackathon/export': 'Exported the participants of a hackathon',
  'mentorship/arrange': 'Arranged a mentor',
  'mentorship/decline': 'Declined a mentor request',
} as const;
