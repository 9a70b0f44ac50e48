import type { PersonalData } from '#app/platform/personal-data.ts';
import { bookmarkFacts, deleteAll, noteFacts } from './queries.ts';

export const notesPersonalData: PersonalData = {
  part: 'notes',
  inPolicy: 'Your notes on lessons',
  tables: {
    lesson_notes: 'exported; deleted',
    lesson_bookmarks: 'exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: { notes: await noteFacts(uid), bookmarks: await bookmarkFacts(uid) },
  }),
  erase: async (_ctx, { uid }) => deleteAll(uid),
};
