import { z } from 'zod';
import { CourseCard, courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { paragraphs } from '#app/shared/text-schema.ts';
import { mostHighlightsOfLesson, mostNotesOfLesson, mostWordsOfNote } from './note-limits.ts';
import { noteTabs } from './note-tabs.ts';
import { mostWordsOfQuote } from './text-quote.ts';

export const noteProblems = defineProblems({
  'notes/not-found': [404, 'There is no such note.'],
  'notes/too-many': [
    409,
    `A lesson has room for ${mostNotesOfLesson} notes. Delete one, or add to one of them.`,
  ],
  'notes/without-words': [400, 'Please enter the text of the note.'],
  'notes/too-many-highlights': [
    409,
    `A lesson has room for ${mostHighlightsOfLesson} highlights. Delete one of them in your notes first.`,
  ],
});

const instant = z.iso.datetime();
const byNote = z.object({ id: z.string().min(8).max(60) });
const byLesson = z.object({ id: z.string().max(100) });
const lessonNotFound = pickProblems(courseProblems, 'lessons/not-found');
const noteNotFound = pickProblems(noteProblems, 'notes/not-found');

const TextQuote = z.strictObject({
  words: z.string().min(1).max(mostWordsOfQuote),
  before: z.string().max(64),
  after: z.string().max(64),
});

const Note = z.object({
  id: z.string(),
  /** The passage that it is on; null for a note on the lesson as a whole. */
  quote: TextQuote.nullable(),
  /** Empty for a passage that is only highlighted. */
  words: z.string(),
  /** Counts its saves. */
  revision: z.int(),
  writtenAt: instant,
});
export type Note = z.output<typeof Note>;

/** As it is now; as it was when the note was written, if it has been deleted or unpublished since. */
const LessonRef = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if there is no such lesson to open. */
  slug: z.string().nullable(),
  minutes: z.int().nullable(),
});

const CourseRef = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  palette: z.string().nullable(),
  composition: CourseCard.shape.composition,
  icon: z.string().nullable(),
});

const ListedNote = Note.extend({ lesson: LessonRef });

const Bookmark = z.object({ lesson: LessonRef, course: CourseRef, markedAt: instant });
export type Bookmark = z.output<typeof Bookmark>;

/**
 * `id` is another one if the note had been changed elsewhere: the text was then saved as a note of
 * its own.
 */
const Saved = z.object({ id: z.string(), revision: z.int() });

const minute = 60;

export const notesContract = defineContract({
  'GET /notes': {
    summary: 'A page of the caller’s notes by course, and of the bookmarked lessons',
    access: 'user',
    query: z.object({
      show: z.enum(noteTabs).default('all'),
      /** Words that each must contain. */
      q: z.string().max(100).default(''),
      page: pageAsked,
    }),
    ok: z.object({
      courses: z.array(
        CourseRef.extend({
          /** On all pages. */
          count: z.int(),
          lastAt: instant,
          notes: z.array(ListedNote),
        }),
      ),
      bookmarks: z.array(Bookmark),
      page: z.int(),
      pages: z.int(),
      counts: z.object({ notes: z.int(), bookmarks: z.int() }),
    }),
  },
  'GET /notes/file': {
    summary: 'All notes and bookmarks of the caller, as one Markdown file',
    access: 'user',
    file: 'text/markdown',
    ok: z.string(),
    limits: [{ name: 'note-files', points: 20, per: 60 * minute, by: 'user' }],
  },
  'GET /notes/lessons/{id}': {
    summary: 'The caller’s notes on a lesson, in the order in which they were written',
    access: 'user',
    params: byLesson,
    ok: z.object({ notes: z.array(Note) }),
  },
  'PUT /notes/{id}': {
    summary:
      'Save a note under an id that the browser made; only members begin new ones. If it was changed elsewhere meanwhile, both texts are kept',
    access: 'user',
    params: byNote,
    body: z.strictObject({
      lesson: z.string().max(100),
      words: z.union([paragraphs('Text', mostWordsOfNote), z.literal('')]),
      /** Of a new note. One without a passage needs words. */
      quote: TextQuote.nullable().default(null),
      /** The one that this text is based on; 0 for a new note. */
      revision: z.int().min(0),
      /** Names the window that saves, which may repeat a save whose answer was lost. */
      savedBy: z.string().min(8).max(60),
      /** Counts the window’s saves, so that one that arrives late changes nothing. */
      turn: z.int().min(1).max(1_000_000),
    }),
    ok: Saved,
    problems: { ...noteProblems, ...lessonNotFound },
    limits: [{ name: 'saved-notes', points: 240, per: minute, by: 'user' }],
  },
  'DELETE /notes/{id}': {
    summary: 'Delete a note; saving it again within a day restores it',
    access: 'user',
    params: byNote,
    problems: noteNotFound,
  },
  'PUT /bookmarks/{id}': {
    summary: 'Bookmark a lesson',
    access: 'member',
    params: byLesson,
    problems: lessonNotFound,
  },
  'DELETE /bookmarks/{id}': {
    summary: 'Remove the bookmark of a lesson',
    access: 'user',
    params: byLesson,
  },
});

export type MyNotes = AnswerOf<(typeof notesContract)['GET /notes']>;
export type NotedCourse = MyNotes['courses'][number];
