import { outlinesOf } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { searchWords } from '#app/shared/search-words.ts';
import type { NoteTab } from '../note-tabs.ts';
import { bookmarkAnswer, notedCourses } from './my-notes.answers.ts';
import { selectBookmarks, selectNotes } from './queries.ts';

const perPage = 20;
/** Beside the notes. The rest of them has a tab. */
const mostBeside = 8;

interface Asked {
  show: NoteTab;
  q: string;
  page: number;
}

/** Both lists are read for every tab, since each tab shows its number. */
export async function myNotes({ actor: { uid } }: Context<Actor>, { show, q, page }: Asked) {
  const words = searchWords(q);
  const ofBookmarks = show === 'bookmarks';
  const [notes, bookmarks] = await Promise.all([
    selectNotes({ uid, words, perPage, page: ofBookmarks ? 1 : page }),
    selectBookmarks({
      uid,
      words,
      perPage: ofBookmarks ? perPage : mostBeside,
      page: ofBookmarks ? page : 1,
    }),
  ]);
  const shown = {
    notes: ofBookmarks ? [] : notes.rows,
    bookmarks: show === 'notes' ? [] : bookmarks.rows,
  };
  const outlines = await outlinesOf([
    ...new Set([...shown.notes, ...shown.bookmarks].map(({ course_id: id }) => id)),
  ]);
  const { page: given, pages } = ofBookmarks ? bookmarks : notes;
  return {
    courses: notedCourses(shown.notes, outlines),
    bookmarks: shown.bookmarks.map((row) => bookmarkAnswer(row, outlines)),
    page: given,
    pages,
    counts: { notes: notes.total, bookmarks: bookmarks.total },
  };
}
