import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

export const questionFacts = (uid: string) =>
  db()
    .selectFrom('lesson_questions')
    .select(['course_title as course', 'lesson_title as lesson', 'title', 'words'])
    .select(['asked_at as askedAt', 'changed_at as changedAt', 'hidden_reason as hiddenBecause'])
    .where('uid', '=', uid)
    .orderBy('asked_at')
    .execute();

export const answerFacts = (uid: string) =>
  db()
    .selectFrom('lesson_answers')
    .innerJoin('lesson_questions', 'lesson_questions.id', 'question_id')
    .select(['course_title as course', 'lesson_title as lesson', 'lesson_answers.words'])
    .select([
      'answered_at as answeredAt',
      'lesson_answers.changed_at as changedAt',
      'lesson_answers.hidden_reason as hiddenBecause',
    ])
    .where('lesson_answers.uid', '=', uid)
    .orderBy('answered_at')
    .execute();

export const thanksFacts = (uid: string) =>
  db()
    .selectFrom('lesson_answer_thanks')
    .select(['answer_id as answer', 'thanked_at as at'])
    .where('uid', '=', uid)
    .orderBy('thanked_at')
    .execute();

export const followedFacts = (uid: string) =>
  db()
    .selectFrom('lesson_question_followers')
    .innerJoin('lesson_questions', 'lesson_questions.id', 'question_id')
    .select(['course_title as course', 'lesson_title as lesson', 'followed_at as since'])
    .where('lesson_question_followers.uid', '=', uid)
    .orderBy('followed_at')
    .execute();

export const reportFacts = (uid: string) =>
  db()
    .selectFrom('lesson_question_reports')
    .select(['reason', 'words', 'reported_at as reportedAt'])
    .where('uid', '=', uid)
    .orderBy('reported_at')
    .execute();

/** Questions that nobody else has answered go; the others, and the answers, are nobody's from now on. */
export async function forgetPerson(uid: string): Promise<void> {
  await db().deleteFrom('lesson_answer_thanks').where('uid', '=', uid).execute();
  await db().deleteFrom('lesson_question_followers').where('uid', '=', uid).execute();
  await db().deleteFrom('lesson_question_reports').where('uid', '=', uid).execute();
  await db()
    .deleteFrom('lesson_questions')
    .where('uid', '=', uid)
    .where(
      sql<boolean>`not exists (select from lesson_answers
        where question_id = lesson_questions.id and lesson_answers.uid is distinct from ${uid})`,
    )
    .execute();
  await db().updateTable('lesson_questions').set({ uid: null }).where('uid', '=', uid).execute();
  await db().updateTable('lesson_answers').set({ uid: null }).where('uid', '=', uid).execute();
}
