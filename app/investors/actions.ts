/** How the audit log describes this feature's actions to an admin. */
export const investorActions = {
  'investor/add': 'Added an investor',
  'investor/change': 'Changed an investor',
  'investor/show': 'Made an investor visible again',
  'investor/hide': 'Hid an investor',
  'investor/remove': 'Deleted an investor',
  'investor/import': 'Imported investors',
  'investor/export': 'Exported the investors',
  'investor/close-letter': 'Closed a message about an investor',
} as const;
