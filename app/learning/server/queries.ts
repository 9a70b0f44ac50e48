import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { validNumberOf, withdrawnNumberOf } from '#app/certificates/server/face.ts';
import { watchedIn } from './watched.queries.ts';
import { peopleIn, type CountAbout } from '#app/platform/count-of.ts';
import { bookmarkedIn, notesIn } from '#app/notes/server/face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { practicePart, type RoundRow } from '#app/practice/server/face.ts';
import { passedIn } from '#app/quizzes/server/face.ts';
import { ports } from './ports.ts';
import type { Done } from './progress.answers.ts';
import type {
  CourseCompletionsTable,
  LearningTables,
  LessonTasksDoneTable,
  SavedCoursesTable,
} from './tables.ts';

const db = () => q<LearningTables>();

const completedIn = (course: 'enrolments' | 'begun') =>
  sql<string[]>`array(select lesson_id from lesson_completions
    where uid = ${sql.ref(`${course}.uid`)} and course_id = ${sql.ref(`${course}.course_id`)})`;

/** Someone's quizzes and completion of a course, beside the lessons. */
const otherDoneIn = (course: 'enrolments' | 'begun') => [
  passedIn(sql.ref(`${course}.uid`), sql.ref(`${course}.course_id`)).as('passed'),
  isFinished(sql.ref(`${course}.uid`), sql.ref(`${course}.course_id`)).as('finished'),
];

const isFinished = (uid: Expression<string>, courseId: Expression<string>) =>
  sql<boolean>`exists (select from course_completions
    where course_completions.uid = ${uid} and course_completions.course_id = ${courseId})`;

/** The courses that someone has started, last opened first, with the completed lessons of each. */
export const begunAsJson = (uid: Expression<string>, most: number) =>
  jsonArrayFrom(
    db()
      .selectFrom('enrolments')
      .select(['course_id', 'last_lesson_id as bookmark'])
      .select(completedIn('enrolments').as('completed'))
      .select(otherDoneIn('enrolments'))
      .where('uid', '=', uid)
      .orderBy('last_opened_at', 'desc')
      .limit(most),
  );

/** The courses that someone has started or saved, with the completed lessons of each. */
export const selectOwn = async (uid: string) =>
  (
    await sql<OwnCourse>`
      select course_id, begun.last_lesson_id as bookmark, begun.last_opened_at, saved.saved_at,
        ${completedIn('begun')} as completed,
        ${passedIn(sql.ref('begun.uid'), sql.ref('begun.course_id'))} as passed,
        ${isFinished(sql.ref('begun.uid'), sql.ref('begun.course_id'))} as finished,
        ${validNumberOf(sql`${uid}`, sql`coalesce(begun.course_id, saved.course_id)`)} as certificate
      from (select * from enrolments where uid = ${uid}) begun
        full join (select course_id, saved_at from saved_courses where uid = ${uid}) saved using (course_id)
      order by begun.last_opened_at desc nulls last, saved.saved_at desc, course_id`.execute(db())
  ).rows;

export interface OwnCourse extends Done {
  course_id: string;
  /** Null for a saved course that isn't started. */
  last_opened_at: Date | null;
  /** Null for a course that isn't saved. */
  saved_at: Date | null;
  /** The number of the certificate; null if there is none. */
  certificate: string | null;
}

/**
 * Someone's progress in a course, whether it is saved, and of one lesson the ticked tasks, the
 * practice, how far its videos were watched, the number of notes, and whether it is bookmarked.
 * Also whether the course is theirs to write.
 */
export const selectStanding = async (
  uid: string,
  courseId: string,
  lessonId: string | null = null,
  videos: readonly string[] = [],
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select
      (select last_lesson_id from enrolments where uid = ${uid} and course_id = ${courseId}) as bookmark,
      array(select lesson_id from lesson_completions where uid = ${uid} and course_id = ${courseId}) as completed,
      ${passedIn(sql`${uid}`, sql`${courseId}`)} as passed,
      ${isFinished(sql`${uid}`, sql`${courseId}`)} as finished,
      exists (select from saved_courses where uid = ${uid} and course_id = ${courseId}) as saved,
      ${validNumberOf(sql`${uid}`, sql`${courseId}`)} as certificate,
      ${withdrawnNumberOf(sql`${uid}`, sql`${courseId}`)} as "withdrawnCertificate",
      array(select task from lesson_tasks_done where uid = ${uid} and lesson_id = ${lessonId} order by task) as "tasksDone",
      ${bookmarkedIn(uid, lessonId)} as bookmarked,
      ${notesIn(uid, lessonId)} as notes,
      ${watchedIn(uid, videos)} as watched,
      ${practicePart(uid, lessonId)} as practice,
      ${ports().isAuthorIn(uid, courseId)} as "isAuthor"`.execute(db());
  const [standing] = rows;
  if (!standing) throw new Error('A statement without a table has one row');
  return standing;
};

interface Standing extends Done {
  saved: boolean;
  /** The number of the certificate; null if there is none. */
  certificate: string | null;
  /** The number of the one that was withdrawn and not replaced. */
  withdrawnCertificate: string | null;
  /** Indexes into the lesson's tasks. */
  tasksDone: number[];
  bookmarked: boolean;
  /** Seconds, by the id of the video. */
  watched: Record<string, number>;
  /** How many the person has on the lesson. */
  notes: number;
  practice: RoundRow[];
  /** Whether the course is theirs to write, while they have the role. */
  isAuthor: boolean;
}

export const saveCourse = (row: SavedCoursesTable) =>
  db()
    .insertInto('saved_courses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const unsaveCourse = (uid: string, courseId: string) =>
  db()
    .deleteFrom('saved_courses')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .execute();

/** Until the transaction ends, the person completes nothing else in this course. */
export const lockEnrolment = (uid: string, courseId: string) =>
  db()
    .selectFrom('enrolments')
    .select('course_id')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .$call(forUpdate)
    .executeTakeFirst();

/** The ids of the lessons that someone has completed in a course. */
export const selectCompleted = async (uid: string, courseId: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('lesson_completions')
      .select('lesson_id')
      .where('uid', '=', uid)
      .where('course_id', '=', courseId)
      .execute()
  ).map(({ lesson_id: id }) => id);

/**
 * People who have completed a lesson, in the order of their ids. `ready` are those who have completed
 * all these lessons of the course and not finished it.
 */
export const selectCompleters = async (
  { courseId, lessonId, lessonIds }: { courseId: string; lessonId: string; lessonIds: string[] },
  { after, most }: { after: string; most: number },
) =>
  (
    await sql<{ uid: string; ready: boolean }>`
      select uid, not exists (
          select from course_completions where course_completions.uid = person.uid and course_id = ${courseId}
        ) and (
          select count(*) from lesson_completions where lesson_completions.uid = person.uid
            and course_id = ${courseId} and lesson_id = any (${lessonIds})
        ) = ${lessonIds.length} as ready
      from (
        select uid from lesson_completions where lesson_id = ${lessonId} and uid > ${after}
        order by uid limit ${most}
      ) as person order by uid`.execute(db())
  ).rows;

/** When someone finished a course; undefined if it is not finished. */
export const selectCourseCompletion = (uid: string, courseId: string) =>
  db()
    .selectFrom('course_completions')
    .select('completed_at')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

export const insertCourseCompletion = (row: CourseCompletionsTable) =>
  db().insertInto('course_completions').values(row).execute();

export const deleteCompletion = (uid: string, lessonId: string) =>
  db()
    .deleteFrom('lesson_completions')
    .where('uid', '=', uid)
    .where('lesson_id', '=', lessonId)
    .execute();

/** How many people have completed a lesson, as part of another feature's statement. */
export const completersIn: CountAbout = (lessonId) =>
  peopleIn(db().selectFrom('lesson_completions').where('lesson_id', '=', lessonId));

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

/** Whether someone has begun a course. */
export const selectHasBegun = async (uid: string, courseId: string): Promise<boolean> =>
  (await db()
    .selectFrom('enrolments')
    .select('uid')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .executeTakeFirst()) !== undefined;
