import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { completersByLesson, learnersByCourse } from '#app/learning/server/face.ts';
import { q } from '#app/platform/database.ts';
import { wrongByBlock } from '#app/practice/server/face.ts';
import { starsByMonth } from '#app/reviews/server/face.ts';
import type { FiguresTables } from './tables.ts';

const db = () => q<FiguresTables>();

/** Counts everything again. Readers see the former figures until the transaction commits. */
export async function countAgain(now: Date, activeSince: Date): Promise<void> {
  await db().deleteFrom('course_figures').execute();
  await db().deleteFrom('lesson_figures').execute();
  await db().deleteFrom('practice_figures').execute();
  await db().deleteFrom('review_figures').execute();
  await db()
    .insertInto('course_figures')
    .columns(['course_id', 'started', 'active', 'completed', 'median_days', 'counted_at'])
    .expression(
      db()
        .selectFrom(learnersByCourse(activeSince).as('counted'))
        .select(['course_id', 'started', 'active', 'completed', 'median_days'])
        .select(sql<Date>`${now}::timestamptz`.as('counted_at')),
    )
    .execute();
  await db()
    .insertInto('lesson_figures')
    .columns(['lesson_id', 'course_id', 'completed', 'timed', 'median_minutes'])
    .expression(completersByLesson())
    .execute();
  await db()
    .insertInto('practice_figures')
    .columns(['lesson_id', 'block_id', 'people', 'wrong'])
    .expression(wrongByBlock())
    .execute();
  await db()
    .insertInto('review_figures')
    .columns(['course_id', 'month', 'stars', 'reviews'])
    .expression(starsByMonth())
    .execute();
}

/**
 * All that was counted of a course, in one statement. `hardest` is where the answers of at least
 * `people` were wrong most often, the worst first.
 */
export const selectFigures = (
  courseId: string,
  { lessonIds, people, most }: { lessonIds: readonly string[]; people: number; most: number },
) =>
  db()
    .selectNoFrom([
      jsonObjectFrom(
        db()
          .selectFrom('course_figures')
          .select(['started', 'active', 'completed'])
          .select(['median_days as medianDays', 'counted_at as countedAt'])
          .where('course_id', '=', courseId),
      ).as('course'),
      jsonArrayFrom(
        db()
          .selectFrom('lesson_figures')
          .select(['lesson_id as id', 'completed', 'timed'])
          .select('median_minutes as medianMinutes')
          .where('course_id', '=', courseId),
      ).as('lessons'),
      jsonArrayFrom(
        db()
          .selectFrom('practice_figures')
          .select(['lesson_id as lessonId', 'block_id as blockId', 'people'])
          .select(sql<number>`round(wrong::numeric / people, 1)::float8`.as('wrong'))
          .where(sql<boolean>`lesson_id = any(${lessonIds}::text[])`)
          .where('people', '>=', people)
          .where('wrong', '>', 0)
          .orderBy(sql`practice_figures.wrong::numeric / people`, 'desc')
          .orderBy('lesson_id')
          .orderBy('block_id')
          .limit(most),
      ).as('hardest'),
      jsonArrayFrom(
        db()
          .selectFrom('review_figures')
          .select(['month', 'stars', 'reviews'])
          .where('course_id', '=', courseId)
          .orderBy('month')
          .orderBy('stars'),
      ).as('stars'),
    ])
    .executeTakeFirstOrThrow();
