import { sql } from 'kysely';
import { courseIn } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import { asks, wordsOf } from '#app/platform/full-text.ts';
import type { QuestionsTables } from './tables.ts';

/** If more match, only the first ones found are compared. */
const mostCompared = 500;

/** Questions of courses on sale, by their title and words. */
export const findQuestions = async ({
  words,
  limit,
}: {
  words: readonly string[];
  limit: number;
}) =>
  (
    await sql<{ id: string; title: string; words: string; lesson: string }>`
      select id, title, words, lesson_title as lesson from (
        select question_row.*, asked from lesson_questions as question_row cross join ${asks(words)}
        where hidden_at is null and removed_at is null
          and ${wordsOf(sql`title || ' ' || words`)} @@ asked
          and (select published from (${courseIn(sql.ref<string>('question_row.course_id'))}) as course)
        limit ${mostCompared}
      ) as found
      order by ts_rank(${wordsOf(sql`title`)}, asked) desc, asked_at desc, id
      limit ${limit}`.execute(q<QuestionsTables>())
  ).rows;
