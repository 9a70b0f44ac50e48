import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { QuizzesTables } from './tables.ts';

/** What the figures of the whole quiz are counted under. */
export const wholeQuiz = '';

/** The one of a question's eight rows that counts this person. */
const shardOf = (uid: string) => sql<number>`hashtext(${uid}) & 7`;

/** Counts someone's first answers. All take the rows in one order, so nobody waits in a circle. */
export const countAnswers = (
  { uid, quizId }: { uid: string; quizId: string },
  answers: readonly { question: string; correct: boolean }[],
) =>
  sql`insert into quiz_figures (quiz_id, question_id, shard, people, correct)
    select ${quizId}, question, ${shardOf(uid)}, 1, correct
    from unnest(${answers.map(({ question }) => question)}::text[], ${answers.map(({ correct }) => Number(correct))}::int[])
      as given (question, correct)
    order by question
    on conflict (quiz_id, question_id, shard) do update
    set people = quiz_figures.people + 1, correct = quiz_figures.correct + excluded.correct`.execute(
    q(),
  );

/**
 * How many people have answered each question, and how many of them right at their first try, as
 * part of another statement.
 */
export const figuresAsJson = (quizId: string) =>
  jsonArrayFrom(
    q<QuizzesTables>()
      .selectFrom('quiz_figures')
      .select(['question_id as question'])
      .select([sql<number>`sum(people)`.as('people'), sql<number>`sum(correct)`.as('correct')])
      .where('quiz_id', '=', quizId)
      .groupBy('question_id'),
  );
