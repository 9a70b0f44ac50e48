import { sql, type Expression, type Insertable } from 'kysely';
import { lessonsOnSale } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import type { LearningTables, LessonCompletionsTable } from './tables.ts';

const db = () => q<LearningTables>();

type CompletionKey = Pick<Insertable<LessonCompletionsTable>, 'uid' | 'lesson_id'>;

/**
 * Completing a lesson again keeps the first date. If it is the one that was opened last, we also
 * store when the learner came to it.
 * @returns whether it is the first lesson that this person ever completed. A repeated request gets
 * the same answer, because the first may have been lost.
 */
export async function insertCompletion(
  row: Omit<Insertable<LessonCompletionsTable>, 'opened_at'>,
): Promise<boolean> {
  const first = await db()
    .with('completion', (query) =>
      query
        .insertInto('lesson_completions')
        .values({
          ...row,
          opened_at: sql<Date | null>`(select lesson_opened_at from enrolments
            where uid = ${row.uid} and course_id = ${row.course_id}
              and last_lesson_id = ${row.lesson_id})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['uid', 'lesson_id', 'completed_at']),
    )
    .insertInto('first_lessons')
    .columns(['uid', 'lesson_id', 'done_at'])
    .expression((query) =>
      query.selectFrom('completion').select(['uid', 'lesson_id', 'completed_at']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return first !== undefined || isFirstLesson(row);
}

/** False once that completion has been undone, also if the lesson is completed again. */
async function isFirstLesson({ uid, lesson_id: lesson }: CompletionKey): Promise<boolean> {
  const first = await db()
    .selectFrom('first_lessons')
    .innerJoin('lesson_completions as done', (join) =>
      join
        .onRef('done.uid', '=', 'first_lessons.uid')
        .onRef('done.lesson_id', '=', 'first_lessons.lesson_id')
        .onRef('done.completed_at', '=', 'first_lessons.done_at'),
    )
    .select('first_lessons.uid')
    .where('first_lessons.uid', '=', uid)
    .where('first_lessons.lesson_id', '=', lesson)
    .executeTakeFirst();
  return first !== undefined;
}

/** When someone completed the first lesson of all, as part of a statement that becomes JSON. */
export const firstLessonAt = (uid: Expression<string>) =>
  sql<string | null>`(select done_at from first_lessons where uid = ${uid})`;

/** How many lessons someone completed from one instant until before another. */
export async function lessonsBetween(uid: string, from: Date, until: Date): Promise<number> {
  const { lessons } = await db()
    .selectFrom('lesson_completions')
    .select(sql<number>`count(*)::int`.as('lessons'))
    .where('uid', '=', uid)
    .where('completed_at', '>=', from)
    .where('completed_at', '<', until)
    .executeTakeFirstOrThrow();
  return lessons;
}

/** More than anyone completes in a week. */
const most = 100;

/** When someone completed the newest lessons, as part of a statement that becomes JSON. */
export const newestCompletions = (uid: Expression<string>) =>
  sql<string[]>`array(select completed_at from lesson_completions where uid = ${uid}
    order by completed_at desc limit ${sql.lit(most)})`;

/**
 * Those of these people who have not completed every lesson that a membership opens. For each, the
 * search stops at the first such lesson.
 */
export const withLessonLeft = async (uids: readonly string[]): Promise<string[]> =>
  (
    await sql<{ uid: string }>`
      select uid from unnest(${[...uids]}::text[]) as person (uid), lateral (
        select from (${lessonsOnSale}) as lesson where not exists (
          select from lesson_completions as done
          where done.uid = person.uid and done.lesson_id = lesson.id)
        limit 1) as some_lesson`.execute(db())
  ).rows.map(({ uid }) => uid);

export interface Activity {
  uid: string;
  /** Lessons completed since `from`. */
  done: number;
  /** When a lesson was last opened or completed. */
  lastAt: Date | null;
}

/** What these people have done. */
export const activityOf = async (uids: readonly string[], from: Date): Promise<Activity[]> =>
  (
    await sql<Activity>`
      select uid,
        (select count(*)::int from lesson_completions as done
          where done.uid = person.uid and done.completed_at >= ${from}) as done,
        greatest(
          (select max(last_opened_at) from enrolments where enrolments.uid = person.uid),
          (select max(completed_at) from lesson_completions as done where done.uid = person.uid)
        ) as "lastAt"
      from unnest(${[...uids]}::text[]) as person (uid)`.execute(db())
  ).rows;
