import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { Drawn, Given } from '../attempt.ts';
import type { QuizQuestion } from '../quiz.contract.ts';
import type { QuizzesTables } from './tables.ts';

const db = () => q<QuizzesTables>();

export interface QuizKey {
  uid: string;
  courseId: string;
  quizId: string;
}

export interface AttemptRow {
  number: number;
  pass_mark: number;
  drawn: Drawn[];
  answers: Given[];
  /** How many were right; null while it is open. */
  correct: number | null;
}

const attempt = (key: QuizKey) =>
  db()
    .selectFrom('quiz_attempts')
    .select(['number', 'pass_mark', 'correct'])
    .select([sql<Drawn[]>`drawn`.as('drawn'), sql<Given[]>`answers`.as('answers')])
    .where('uid', '=', key.uid)
    .where('quiz_id', '=', key.quizId);

const result = (key: QuizKey) =>
  db()
    .selectFrom('quiz_results')
    .select(['best_right', 'best_of', 'sent', 'last_sent_at', 'passed_at', 'counted'])
    .where('uid', '=', key.uid)
    .where('course_id', '=', key.courseId)
    .where('quiz_id', '=', key.quizId);

export type ResultRow = NonNullable<Awaited<ReturnType<typeof lockResult>>>;

/** Someone's results, the open attempt and the one sent last; undefined if nothing was begun. */
export const selectStanding = (key: QuizKey) =>
  result(key)
    .select([
      jsonObjectFrom(attempt(key).where('sent_at', 'is', null)).as('open'),
      jsonObjectFrom(attempt(key).where('number', '=', sql.ref<number>('quiz_results.sent'))).as(
        'last',
      ),
    ])
    .executeTakeFirst();

/** The results, for the running transaction alone. */
export async function lockResult({ uid, courseId, quizId }: QuizKey) {
  await db()
    .insertInto('quiz_results')
    .values({
      uid,
      course_id: courseId,
      quiz_id: quizId,
      best_right: null,
      best_of: null,
      sent: 0,
      last_sent_at: null,
      passed_at: null,
      counted: [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return result({ uid, courseId, quizId }).$call(forUpdate).executeTakeFirstOrThrow();
}

export const updateResult = (
  { uid, courseId, quizId }: QuizKey,
  changes: Omit<ResultRow, 'passed_at'> & { passed_at?: Date },
) =>
  db()
    .updateTable('quiz_results')
    .set(changes)
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .where('quiz_id', '=', quizId)
    .execute();

/** The quizzes of a course that someone has passed, as part of another statement. */
export const passedIn = (uid: Expression<string>, courseId: Expression<string>) =>
  sql<string[]>`array(select quiz_id from quiz_results
    where quiz_results.uid = ${uid} and quiz_results.course_id = ${courseId} and passed_at is not null)`;

/** The same as a statement of its own. */
export const selectPassed = async (uid: string, courseId: string): Promise<string[]> =>
  (
    await db()
      .selectNoFrom(passedIn(sql`${uid}`, sql`${courseId}`).as('passed'))
      .executeTakeFirstOrThrow()
  ).passed;

export const selectOpen = (key: QuizKey) =>
  attempt(key).where('sent_at', 'is', null).executeTakeFirst();

export const selectAttempt = (key: QuizKey, number: number) =>
  attempt(key).where('number', '=', number).executeTakeFirst();

/** The attempt, with its answers held still for the running transaction. */
export const lockAttempt = (key: QuizKey, number: number) =>
  attempt(key).where('number', '=', number).$call(forUpdate).executeTakeFirst();

export const insertAttempt = (
  { uid, quizId }: QuizKey,
  { drawn, answers, ...row }: Omit<AttemptRow, 'correct'> & { started_at: Date },
) =>
  db()
    .insertInto('quiz_attempts')
    .values({
      ...row,
      uid,
      quiz_id: quizId,
      drawn: JSON.stringify(drawn),
      answers: JSON.stringify(answers),
      sent_at: null,
      correct: null,
    })
    .execute();

/** Changes what was given to one question and no other; false if the attempt is not open. */
export async function updateGiven(
  { uid, quizId }: QuizKey,
  { number, place, given }: { number: number; place: number; given: Given },
): Promise<boolean> {
  const path = sql`array[${String(place)}]::text[]`;
  const { numUpdatedRows } = await db()
    .updateTable('quiz_attempts')
    .set({ answers: sql<string>`jsonb_set(answers, ${path}, ${JSON.stringify(given)}::jsonb)` })
    .where('uid', '=', uid)
    .where('quiz_id', '=', quizId)
    .where('number', '=', number)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const closeAttempt = (
  { uid, quizId }: QuizKey,
  { number, correct, at }: { number: number; correct: number; at: Date },
) =>
  db()
    .updateTable('quiz_attempts')
    .set({ correct, sent_at: at })
    .where('uid', '=', uid)
    .where('quiz_id', '=', quizId)
    .where('number', '=', number)
    .execute();

/** Keeps the texts of questions for good. */
export const keepQuestions = (texts: readonly { key: string; question: QuizQuestion }[]) =>
  db()
    .insertInto('quiz_questions')
    .values(texts.map(({ key, question }) => ({ key, question: JSON.stringify(question) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const selectQuestions = async (
  keys: readonly string[],
): Promise<Map<string, QuizQuestion>> => {
  const rows = await db()
    .selectFrom('quiz_questions')
    .select(['key', sql<QuizQuestion>`question`.as('question')])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, question }) => [key, question]));
};
