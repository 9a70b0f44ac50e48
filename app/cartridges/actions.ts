/** How the audit log describes this feature's actions to an admin. */
export const cartridgeActions = {
  'content/import-cartridge': 'Imported a Common Cartridge into a course’s draft',
} as const;
