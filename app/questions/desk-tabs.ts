export const deskTabs = ['waiting', 'answered', 'reported', 'hidden'] as const;
export type DeskTab = (typeof deskTabs)[number];
