import { q } from '#app/platform/database.ts';
import type {
  EnrolmentsTable,
  LearningTables,
  LessonCompletionsTable,
  LessonTasksDoneTable,
} from './tables.ts';

const db = () => q<LearningTables>();

export const selectEnrolments = (uid: string) =>
  db()
    .selectFrom('enrolments')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('last_opened_at', 'desc')
    .execute();

export const selectEnrolment = (uid: string, courseId: string) =>
  db()
    .selectFrom('enrolments')
    .selectAll()
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

/** The first opening of a lesson enrols in its course; later ones move the bookmark. */
export const upsertEnrolment = (row: EnrolmentsTable) =>
  db()
    .insertInto('enrolments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'course_id'])
        .doUpdateSet({ last_lesson_id: row.last_lesson_id, last_opened_at: row.last_opened_at }),
    )
    .execute();

export const countEnrolments = () =>
  db()
    .selectFrom('enrolments')
    .select(['course_id', (enrolment) => enrolment.fn.countAll<number>().as('learners')])
    .groupBy('course_id')
    .execute();

export const selectCompleted = async (uid: string): Promise<Set<string>> => {
  const rows = await db()
    .selectFrom('lesson_completions')
    .select('lesson_id')
    .where('uid', '=', uid)
    .execute();
  return new Set(rows.map((row) => row.lesson_id));
};

/** Completing twice is completing once; the first time stands. */
export const insertCompletion = (row: LessonCompletionsTable) =>
  db()
    .insertInto('lesson_completions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteCompletion = (uid: string, lessonId: string) =>
  db()
    .deleteFrom('lesson_completions')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .execute();

export const selectTasksDone = async (uid: string, lessonId: string): Promise<number[]> => {
  const rows = await db()
    .selectFrom('lesson_tasks_done')
    .select('task')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .orderBy('task')
    .execute();
  return rows.map((row) => row.task);
};

export const insertTaskDone = (row: LessonTasksDoneTable) =>
  db()
    .insertInto('lesson_tasks_done')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteTaskDone = (uid: string, lessonId: string, task: number) =>
  db()
    .deleteFrom('lesson_tasks_done')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .where('task', '=', task)
    .execute();
