export const investorsPath = '/investors';
/** Opens for premium members. */
export const investorPath = (id: string): string => `${investorsPath}/${id}`;
