import { sql } from 'kysely';
import { courseIn } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import { askedForAll } from '#app/platform/full-text.ts';
import { firstSearched } from '#app/platform/searched-list.ts';
import type { QuestionsTables } from './tables.ts';

const db = () => q<QuestionsTables>();

/** If more match, only the newest of them are compared. */
const mostCompared = 40;
/** If the newest questions have too few that match, the index finds up to so many. */
const mostFound = 500;

/** The newest questions of courses on sale that contain the words. */
function newestWith(words: readonly string[]) {
  const matches = sql<boolean>`lesson_question_words.words @@ ${askedForAll(words)}`;
  const onSale = sql<boolean>`(select published
    from (${courseIn(sql.ref<string>('lesson_question_words.course_id'))}) as course)`;
  const newest = db()
    .selectFrom('lesson_question_words')
    .select(['question_id as id', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .orderBy('question_id');
  return firstSearched(
    {
      list: newest.select(sql<boolean>`(${matches} and coalesce(${onSale}, false))`.as('hit')),
      found: newest
        .where('question_id', 'in', (some) =>
          some
            .selectFrom('lesson_question_words')
            .select('question_id')
            .where(matches)
            .where(onSale)
            .limit(mostFound),
        )
        .select(sql<boolean>`true`.as('hit')),
    },
    mostCompared,
  );
}

/** Questions of courses on sale, by their title and words, and those of the answers under them. */
export const findQuestions = async ({
  words,
  limit,
}: {
  words: readonly string[];
  limit: number;
}) =>
  (
    await sql<{ id: string; title: string; words: string; lesson: string }>`
      select question.id, title, lesson_title as lesson,
        concat_ws(E'\n', question.words, (select string_agg(answer.words, E'\n')
          from found_answers(question) as answer)) as words
      from lesson_questions as question join (
        select question_id, ts_rank('{0, 0, 0, 1}', words, ${askedForAll(words)}) as rank
        from lesson_question_words where question_id in ${newestWith(words)}
        order by rank desc, asked_at desc, question_id limit ${limit}
      ) as best on best.question_id = question.id
      order by rank desc, question.asked_at desc, question.id`.execute(db())
  ).rows;
