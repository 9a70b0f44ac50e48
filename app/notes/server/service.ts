import { writtenLesson } from '#app/courses/server/face.ts';
import { learns, type Actor, type Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import { noteProblems } from '../contract.ts';
import { mostHighlightsOfLesson, mostNotesOfLesson } from '../note-limits.ts';
import type { TextQuote } from '../text-quote.ts';
import { quoteOf } from './my-notes.answers.ts';
import {
  countOnLesson,
  deleteBookmark,
  insertBookmark,
  insertNote,
  lockNote,
  lockNotesOn,
  markDeleted,
  removeDeleted,
  selectOnLesson,
  updateNote,
} from './queries.ts';

const refuse = problemsOf(noteProblems);

type Member = Context<Actor>;

interface NoteSave {
  id: string;
  /** The lesson's id. */
  lesson: string;
  words: string;
  quote: TextQuote | null;
  revision: number;
  savedBy: string;
  turn: number;
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

/** The texts that two windows saved at the same moment have room beside the limit. */
const mostListed = 2 * (mostNotesOfLesson + mostHighlightsOfLesson);

export const notesOnLesson = async ({ actor }: Member, lessonId: string) => ({
  notes: (await selectOnLesson(actor.uid, lessonId, mostListed)).map((row) => ({
    id: row.id,
    words: row.words,
    quote: quoteOf(row),
    revision: row.revision,
    writtenAt: row.written_at.toISOString(),
  })),
});

/**
 * Saves a note. The same save may arrive twice, and an earlier one of the same window after a later
 * one. If another window has changed the note since, this text becomes a note of its own.
 * @throws {Problem} lessons/not-found, notes/too-many, notes/too-many-highlights, notes/without-words
 */
export const saveNote = (ctx: Member, save: NoteSave): Promise<{ id: string; revision: number }> =>
  tx(async () => {
    const key = { uid: ctx.actor.uid, id: save.id };
    const stored = await lockNote(key);
    if (!save.words && !(stored ?? save).quote) throw refuse('notes/without-words');
    if (!stored) return beginNote(ctx, save);
    const ownLast = stored.saved_by === save.savedBy;
    if (ownLast && save.turn <= stored.saved_turn)
      return { id: save.id, revision: stored.revision };
    if (!ownLast && stored.revision !== save.revision) return keepBoth(ctx, save, stored);
    const revision = stored.revision + 1;
    await updateNote(key, { ...textOf(save), revision, changed_at: ctx.clock.now() });
    return { id: save.id, revision };
  });

async function beginNote(ctx: Member, save: NoteSave) {
  if (!learns(ctx.actor)) throw refuseAtDoor('membership/required');
  const {
    id,
    title,
    course_id: courseId,
    course_title: course,
  } = await writtenLesson({
    id: save.lesson,
  });
  const about = { lesson_id: id, lesson_title: title, course_id: courseId, course_title: course };
  return addNote(ctx, save, { about, times: 1 });
}

/** A repeated save finds the note that the first one made. */
async function keepBoth(ctx: Member, save: NoteSave, stored: Stored) {
  const id = sha256([save.id, save.savedBy, save.revision].join(' ')).slice(0, 22);
  const own = { ...save, id, quote: quoteOf(stored), revision: 0 };
  if (await lockNote({ uid: ctx.actor.uid, id })) return saveNote(ctx, own);
  const { lesson_id, lesson_title, course_id, course_title } = stored;
  const about = { lesson_id, lesson_title, course_id, course_title };
  return addNote(ctx, own, { about, times: 2 });
}

type About = Pick<Stored, 'lesson_id' | 'lesson_title' | 'course_id' | 'course_title'>;

async function addNote(
  ctx: Member,
  save: NoteSave,
  { about, times }: { about: About; times: 1 | 2 },
) {
  const { uid } = ctx.actor;
  await lockNotesOn(uid, about.lesson_id);
  const { quote } = save;
  const most = times * (quote ? mostHighlightsOfLesson : mostNotesOfLesson);
  if ((await countOnLesson(uid, about.lesson_id, quote !== null)) >= most)
    throw refuse(quote ? 'notes/too-many-highlights' : 'notes/too-many');
  const now = ctx.clock.now();
  const added = await insertNote({
    ...about,
    ...textOf(save),
    quote: quote?.words ?? null,
    quote_before: quote?.before ?? null,
    quote_after: quote?.after ?? null,
    uid,
    id: save.id,
    revision: 1,
    written_at: now,
    changed_at: now,
  });
  // It arrived twice, at the same moment.
  return added ? { id: save.id, revision: 1 } : saveNote(ctx, save);
}

const textOf = ({ words, savedBy, turn }: NoteSave) => ({
  words,
  saved_by: savedBy,
  saved_turn: turn,
});

/** @throws {Problem} notes/not-found */
export async function deleteNote({ actor, clock }: Member, id: string): Promise<void> {
  if (!(await markDeleted({ uid: actor.uid, id }, clock.now()))) throw refuse('notes/not-found');
}

/** @throws {Problem} lessons/not-found */
export async function bookmarkLesson({ actor, clock }: Member, lessonId: string): Promise<void> {
  const {
    title,
    course_id: courseId,
    course_title: course,
  } = await writtenLesson({ id: lessonId });
  await insertBookmark({
    uid: actor.uid,
    lesson_id: lessonId,
    lesson_title: title,
    course_id: courseId,
    course_title: course,
    marked_at: clock.now(),
  });
}

export async function removeBookmark({ actor }: Member, lessonId: string): Promise<void> {
  await deleteBookmark(actor.uid, lessonId);
}

const removeForGood = defineJob({
  name: 'notes-remove-deleted',
  handler: async (_, { ctx }) => {
    await removeDeleted(new Date(ctx.clock.now().getTime() - dayMs));
  },
});
schedule(removeForGood, '17 3 * * *');
