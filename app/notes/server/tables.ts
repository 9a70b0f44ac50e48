import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface LessonNotesTable {
  uid: string;
  /** Chosen by the browser; unique for the person. */
  id: string;
  lesson_id: string;
  /** When it was written. */
  lesson_title: string;
  course_id: string;
  course_title: string;
  words: string;
  revision: number;
  /** The window that saved it last. */
  saved_by: string;
  /** Which of that window's saves it was. */
  saved_turn: number;
  written_at: Date;
  changed_at: Date;
  /** The passage that it is on, and what is before and after it. */
  quote: string | null;
  quote_before: string | null;
  quote_after: string | null;
  /** A day later it is removed. */
  deleted_at: NullAtFirst<Date>;
}

export interface LessonBookmarksTable {
  uid: string;
  lesson_id: string;
  lesson_title: string;
  course_id: string;
  course_title: string;
  marked_at: Date;
}

export interface NotesTables {
  lesson_notes: LessonNotesTable;
  lesson_bookmarks: LessonBookmarksTable;
}
