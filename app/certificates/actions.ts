/** How the audit log describes this feature's actions to an admin. */
export const certificateActions = {
  'certificate/withdraw': 'Withdrew a certificate',
  'certificate/reissue': 'Issued a certificate again',
} as const;
