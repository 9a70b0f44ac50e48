export const pageTabs = ['all', 'reported'] as const;
export type PageTab = (typeof pageTabs)[number];
