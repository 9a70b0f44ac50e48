export const noteTabs = ['all', 'notes', 'bookmarks'] as const;
export type NoteTab = (typeof noteTabs)[number];
