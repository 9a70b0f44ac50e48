export const investorsPath = '/investors';
export const optOutPath = '/investors/opt-out';
export const investorsDeskPath = '/admin/investors';
export const investorImportPath = '/admin/investors/import';
/** Open to premium members. */
export const investorPath = (id: string): string => `${investorsPath}/${id}`;
