export const deskTabs = ['waiting', 'reported', 'hidden'] as const;
export type DeskTab = (typeof deskTabs)[number];
