import { sql, type Expression } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countIn, countOf, peopleIn, type CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate, lockNames } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { LessonBookmarksTable, LessonNotesTable, NotesTables } from './tables.ts';

const db = () => q<NotesTables>();

export interface NoteKey {
  uid: string;
  id: string;
}

const noteAt = ({ uid, id }: NoteKey) =>
  db().selectFrom('lesson_notes').selectAll().where('uid', '=', uid).where('id', '=', id);

/** The note, also a deleted one, for the running transaction alone. */
export const lockNote = (key: NoteKey) => noteAt(key).$call(forUpdate).executeTakeFirst();

/** Returns false if there is one with this id. */
export const insertNote = async (row: Omit<LessonNotesTable, 'deleted_at'>): Promise<boolean> =>
  (await db()
    .insertInto('lesson_notes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

type NoteText = Pick<
  LessonNotesTable,
  'words' | 'revision' | 'saved_by' | 'saved_turn' | 'changed_at'
>;

/** A note that is written on is no longer deleted. */
export const updateNote = ({ uid, id }: NoteKey, text: NoteText) =>
  db()
    .updateTable('lesson_notes')
    .set({ ...text, deleted_at: null })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute();

/** Returns false if there is none. */
export const markDeleted = async ({ uid, id }: NoteKey, at: Date): Promise<boolean> =>
  (await db()
    .updateTable('lesson_notes')
    .set({ deleted_at: at })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const removeDeleted = (before: Date) =>
  db().deleteFrom('lesson_notes').where('deleted_at', '<', before).execute();

const ofLesson = (uid: string, lessonId: Expression<string | null>) =>
  db()
    .selectFrom('lesson_notes')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('deleted_at', 'is', null);

/** Notes on a lesson are added one after the other, so that they can be counted. */
export const lockNotesOn = (uid: string, lessonId: string) =>
  lockNames(`notes of ${uid} on ${lessonId}`);

/** The highlighted passages, or the other notes. */
export const countOnLesson = (uid: string, lessonId: string, highlights: boolean) =>
  countOf(ofLesson(uid, sql.val(lessonId)).where('quote', highlights ? 'is not' : 'is', null));

const quoteColumns = ['quote', 'quote_before', 'quote_after'] as const;

export const selectOnLesson = (uid: string, lessonId: string, most: number) =>
  ofLesson(uid, sql.val(lessonId))
    .select(['id', 'words', 'revision', 'written_at', ...quoteColumns])
    .orderBy('written_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** How many notes someone has on a lesson, as part of another statement. */
export const notesIn = (uid: string, lessonId: string | null) =>
  countIn(ofLesson(uid, sql.val(lessonId)));

/** How many people have notes on a lesson, as part of another statement. */
export const noteTakersIn: CountAbout = (lessonId) =>
  peopleIn(
    db()
      .selectFrom('lesson_notes')
      .where('lesson_id', '=', lessonId)
      .where('deleted_at', 'is', null),
  );

/** Whether someone has bookmarked a lesson, as part of another statement. */
export const bookmarkedIn = (uid: string, lessonId: string | null) =>
  sql<boolean>`exists (select from lesson_bookmarks where uid = ${uid} and lesson_id = ${lessonId})`;

export interface OwnAsked extends PageAsked {
  uid: string;
  /** Each must be contained. */
  words: readonly string[];
}

const contains = (text: Expression<string>, words: readonly string[]) =>
  sql<boolean>`(${words.length === 0} or fold(${text}) like all (array[${sql.join(
    words.map((word) => sql`fold(${containing(word)})`),
  )}]::text[]))`;

/** Course by course, the one with the newest note first; in each, the newest note first. */
export const selectNotes = ({ uid, words, ...asked }: OwnAsked) =>
  pageOf(
    db()
      .selectFrom('lesson_notes')
      .select([
        'id',
        'words',
        'revision',
        'written_at',
        'lesson_id',
        'lesson_title',
        'course_id',
        'course_title',
        ...quoteColumns,
        sql<number>`(count(*) over (partition by course_id))::int`.as('in_course'),
        sql<Date>`max(written_at) over (partition by course_id)`.as('last_in_course'),
      ])
      .where('uid', '=', uid)
      .where('deleted_at', 'is', null)
      .where(
        contains(
          sql`concat(quote, ' ') || words || ' ' || lesson_title || ' ' || course_title`,
          words,
        ),
      )
      .orderBy('last_in_course', 'desc')
      .orderBy('course_id')
      .orderBy('written_at', 'desc')
      .orderBy('id'),
    asked,
  );

/** The newest first. */
export const selectBookmarks = ({ uid, words, ...asked }: OwnAsked) =>
  pageOf(
    db()
      .selectFrom('lesson_bookmarks')
      .select(['lesson_id', 'lesson_title', 'course_id', 'course_title', 'marked_at'])
      .where('uid', '=', uid)
      .where(contains(sql`lesson_title || ' ' || course_title`, words))
      .orderBy('marked_at', 'desc')
      .orderBy('lesson_id'),
    asked,
  );

export const insertBookmark = (row: LessonBookmarksTable) =>
  db()
    .insertInto('lesson_bookmarks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteBookmark = (uid: string, lessonId: string) =>
  db()
    .deleteFrom('lesson_bookmarks')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .execute();

interface Stretch {
  /** The last one of the stretch before. */
  after: { course_id: string; lesson_id: string; written_at: Date; id: string } | undefined;
  most: number;
}

/** A part of someone's notes, lesson by lesson, for a file of all. */
export const selectStretch = (uid: string, { after, most }: Stretch) =>
  db()
    .selectFrom('lesson_notes')
    .select([
      'course_id',
      'lesson_id',
      'written_at',
      'id',
      'words',
      'quote',
      'course_title as course',
      'lesson_title as lesson',
    ])
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(course_id, lesson_id, written_at, id) > (${after?.course_id}, ${after?.lesson_id}, ${after?.written_at}, ${after?.id})`,
      ),
    )
    .orderBy('course_id')
    .orderBy('lesson_id')
    .orderBy('written_at')
    .orderBy('id')
    .limit(most)
    .execute();

export const noteFacts = (uid: string) =>
  db()
    .selectFrom('lesson_notes')
    .select([
      'course_title as course',
      'lesson_title as lesson',
      'quote',
      'words',
      'written_at as writtenAt',
      'changed_at as changedAt',
      'deleted_at as deletedAt',
    ])
    .where('uid', '=', uid)
    .orderBy('written_at')
    .execute();

export const bookmarkFacts = (uid: string) =>
  db()
    .selectFrom('lesson_bookmarks')
    .select(['course_title as course', 'lesson_title as lesson', 'marked_at as markedAt'])
    .where('uid', '=', uid)
    .orderBy('marked_at')
    .execute();

export async function deleteAll(uid: string): Promise<void> {
  await db().deleteFrom('lesson_notes').where('uid', '=', uid).execute();
  await db().deleteFrom('lesson_bookmarks').where('uid', '=', uid).execute();
}
