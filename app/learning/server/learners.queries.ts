import { sql, type Expression, type Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import { lockTable } from '#app/platform/locks.ts';
import type { EnrolmentsTable, LearningTables } from './tables.ts';

const db = () => q<LearningTables>();

/** The one of a course's eight rows that counts this person. */
const shardOf = sql<number>`hashtext(uid) & 7`;

/**
 * Enrols someone in a course and counts the learner, in one statement. An earlier enrolment keeps
 * its date. `bookmark` moves to the lesson.
 */
export async function enrol(
  row: Omit<Insertable<EnrolmentsTable>, 'lesson_opened_at'>,
  { bookmark }: { bookmark: boolean },
) {
  const openedAt = bookmark ? row.last_opened_at : null;
  await db()
    .with('begun', (query) =>
      query
        .insertInto('enrolments')
        .values({ ...row, lesson_opened_at: openedAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['uid', 'course_id']),
    )
    .with('moved', (query) =>
      query
        .updateTable('enrolments')
        .set({
          last_lesson_id: row.last_lesson_id,
          last_opened_at: row.last_opened_at,
          lesson_opened_at: sql<Date | null>`case when last_lesson_id = ${row.last_lesson_id}
            then lesson_opened_at else ${openedAt}::timestamptz end`,
        })
        .where('uid', '=', row.uid)
        .where('course_id', '=', row.course_id)
        .where(sql<boolean>`${bookmark}`),
    )
    .insertInto('course_learners')
    .columns(['course_id', 'shard', 'learners'])
    .expression((query) =>
      query
        .selectFrom('begun')
        .select(['course_id', shardOf.as('shard'), sql<number>`1`.as('one')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'shard'])
        .doUpdateSet({ learners: sql<number>`course_learners.learners + 1` }),
    )
    .execute();
}

/** Some of the people who have started a course: those after this one, in the order of their ids. */
export const learnersAfter = async ({
  courseId,
  after,
  most,
}: {
  courseId: string;
  after: string;
  most: number;
}): Promise<string[]> =>
  (
    await db()
      .selectFrom('enrolments')
      .select('uid')
      .where('course_id', '=', courseId)
      .where('uid', '>', after)
      .orderBy('uid')
      .limit(most)
      .execute()
  ).map(({ uid }) => uid);

/** How many people have started each of these courses, without courses that nobody has started. */
export const selectLearners = (courseIds: readonly string[]) =>
  db()
    .selectFrom('course_learners')
    .select(({ fn }) => ['course_id', fn.sum<number>('learners').as('learners')])
    .where('course_id', 'in', courseIds)
    .groupBy('course_id')
    .execute();

/** The same for one course, as part of a statement about courses. */
export const learnersIn = (courseId: Expression<string>) =>
  db()
    .selectFrom('course_learners')
    .select(sql<number>`coalesce(sum(learners), 0)::int`.as('learners'))
    .where('course_learners.course_id', '=', courseId)
    .$asScalar()
    .$notNull();

/** Counts all learners again, inside a transaction. Enrolments wait meanwhile. */
export async function recountLearners(): Promise<void> {
  await lockTable('course_learners');
  await db().deleteFrom('course_learners').execute();
  await db()
    .insertInto('course_learners')
    .columns(['course_id', 'shard', 'learners'])
    .expression((query) =>
      query
        .selectFrom('enrolments')
        .select(['course_id', shardOf.as('shard'), sql<number>`count(*)`.as('learners')])
        .groupBy(['course_id', shardOf]),
    )
    .execute();
}
