import { sql, type Insertable, type Updateable } from 'kysely';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { lessonPlaceIn } from '#app/courses/server/face.ts';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { LessonAnswersTable, LessonQuestionsTable, QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

/** Everything that changes a question or its answers waits for this lock of the question. */
export const lockQuestion = (uid: string, id: string) =>
  db()
    .selectFrom('lesson_questions')
    .selectAll()
    .select((its) => [
      isAuthorIn(uid, its.ref('lesson_questions.course_id')).as('isAuthor'),
      lessonPlaceIn(
        its.ref('lesson_questions.lesson_id'),
        its.ref('lesson_questions.course_id'),
      ).as('place'),
    ])
    .where('id', '=', id)
    .$call(forUpdate)
    .executeTakeFirst();

export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

export const selectAnswer = (id: string) =>
  db().selectFrom('lesson_answers').selectAll().where('id', '=', id).executeTakeFirst();

export const insertQuestion = (row: Insertable<LessonQuestionsTable>) =>
  db().insertInto('lesson_questions').values(row).execute();

export const updateQuestion = (id: string, change: Updateable<LessonQuestionsTable>) =>
  db().updateTable('lesson_questions').set(change).where('id', '=', id).execute();

export const deleteQuestion = (id: string) =>
  db().deleteFrom('lesson_questions').where('id', '=', id).execute();

export const countAnswers = (questionId: string) =>
  countOf(db().selectFrom('lesson_answers').where('question_id', '=', questionId));

/** Whether anybody but the person who asked has answered. */
const answeredByOthers = sql<boolean>`exists (select from lesson_answers as answer
  where answer.question_id = lesson_questions.id and answer.hidden_at is null
    and coalesce(answer.uid <> lesson_questions.uid, true))`;

/** After each change: a question waits until somebody else has answered it. */
export const deriveWaiting = (id: string) =>
  db()
    .updateTable('lesson_questions')
    .set({
      waits_since: sql<Date | null>`case when hidden_at is null and removed_at is null
        and accepted_answer is null and not ${answeredByOthers} then asked_at end`,
    })
    .where('id', '=', id)
    .execute();

export const isAnsweredByOthers = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('lesson_questions')
    .select('id')
    .where('id', '=', id)
    .where(answeredByOthers)
    .executeTakeFirst()) !== undefined;

export const insertAnswer = (row: Insertable<LessonAnswersTable>) =>
  db().insertInto('lesson_answers').values(row).execute();

export const updateAnswer = (id: string, change: Updateable<LessonAnswersTable>) =>
  db().updateTable('lesson_answers').set(change).where('id', '=', id).execute();

export const deleteAnswer = (id: string) =>
  db().deleteFrom('lesson_answers').where('id', '=', id).execute();
