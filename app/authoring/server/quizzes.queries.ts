import { sql } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { quizzesIn } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import { figuresAsJson } from '#app/quizzes/server/face.ts';
import type { Quiz } from '#app/quizzes/quiz.contract.ts';
import type { AuthoringTables } from './tables.ts';

const db = () => q<AuthoringTables>();

export type EditedQuizRow = Quiz & { id: string; revision: string; changed_by: string | null };

/** What an author sees: the draft's quiz or, where there is no draft, the published one. */
export const selectEditedQuiz = async (
  courseId: string,
  id: string,
): Promise<EditedQuizRow | undefined> =>
  (
    await sql<EditedQuizRow>`
      select id, drawn, pass_mark as "passMark", wait_minutes as "waitMinutes", questions, revision,
        ${nameOf(sql.ref('draft_quizzes.changed_by'))} as changed_by
      from draft_quizzes where course_id = ${courseId} and id = ${id}
      union all
      select id, drawn, "passMark", "waitMinutes", questions, revision, null
      from (${quizzesIn(courseId)}) as live
      where id = ${id} and not exists (select from course_drafts where course_id = ${courseId})`.execute(
      db(),
    )
  ).rows[0];

/** The figures of a quiz, as quizzes reads them; undefined if the course has no such quiz. */
export const selectFigures = async (courseId: string, id: string) =>
  (
    await db()
      .selectNoFrom(figuresAsJson(id).as('figures'))
      .where(
        sql<boolean>`exists (select from draft_quizzes where course_id = ${courseId} and id = ${id})
          or exists (select from (${quizzesIn(courseId)}) as live where id = ${id})`,
      )
      .executeTakeFirst()
  )?.figures;

interface Change extends Quiz {
  revision: string;
  changed_at: Date;
  changed_by: string | null;
}

const stored = <Row extends Change>({ passMark, waitMinutes, questions, ...rest }: Row) => ({
  ...rest,
  pass_mark: passMark,
  wait_minutes: waitMinutes,
  questions: JSON.stringify(questions),
});

/** False if the stage has a quiz. */
export async function insertQuizzes(
  quizzes: readonly (Change & { id: string; course_id: string; section_id: string })[],
): Promise<boolean> {
  if (quizzes.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('draft_quizzes')
    .values(quizzes.map(stored))
    .onConflict((conflict) => conflict.column('section_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === BigInt(quizzes.length);
}

/** Undefined if the quiz is not the edited one any more, or it is gone. */
export const updateQuiz = (edited: { id: string; revision: string }, changes: Change) =>
  db()
    .updateTable('draft_quizzes')
    .set(stored(changes))
    .where('id', '=', edited.id)
    .where('revision', '=', edited.revision)
    .returning('id')
    .executeTakeFirst();

export const deleteQuiz = (courseId: string, id: string) =>
  db()
    .deleteFrom('draft_quizzes')
    .where('course_id', '=', courseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const hasQuiz = async (stage: string): Promise<boolean> =>
  (await db()
    .selectFrom('draft_quizzes')
    .select('id')
    .where('section_id', '=', stage)
    .executeTakeFirst()) !== undefined;
