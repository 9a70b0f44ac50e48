/** The tables that can be exported. */
export const revenueTables = ['days', 'plans', 'codes', 'referrers', 'returns', 'tax'] as const;
export type RevenueTable = (typeof revenueTables)[number];
