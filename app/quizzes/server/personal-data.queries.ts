import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { QuizzesTables } from './tables.ts';

const db = () => q<QuizzesTables>();

export const resultFacts = (uid: string) =>
  db()
    .selectFrom('quiz_results')
    .select(['course_id as courseId', 'quiz_id as quizId', 'best_right as bestResult'])
    .select(['best_of as bestResultOf', 'sent as attemptsSent', 'passed_at as passedAt'])
    .where('uid', '=', uid)
    .orderBy('course_id')
    .orderBy('quiz_id')
    .execute();

/** With the questions and the answers in words. */
export const attemptFacts = async (uid: string) =>
  (
    await sql`
      select quiz_id as "quizId", number, started_at as "startedAt", sent_at as "sentAt", correct as right,
        (select json_agg(json_build_object(
            'question', question->>'question',
            'answers', array(
              select question->'options'->(one->'order'->>choice::int)::int->>'text'
              from jsonb_array_elements_text(answers->(place::int - 1)->'choices') as choice
            )) order by place)
          from jsonb_array_elements(drawn) with ordinality as each (one, place)
            join quiz_questions on key = one->>'key') as questions
      from quiz_attempts where uid = ${uid} order by started_at, quiz_id`.execute(db())
  ).rows;

export async function deleteAttempts(uid: string): Promise<void> {
  await db().deleteFrom('quiz_attempts').where('uid', '=', uid).execute();
  await db().deleteFrom('quiz_results').where('uid', '=', uid).execute();
}
