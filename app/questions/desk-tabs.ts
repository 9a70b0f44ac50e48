export const deskTabs = ['waiting', 'reported'] as const;
export type DeskTab = (typeof deskTabs)[number];
