import { sql, type Expression } from 'kysely';
import { atOnce, minutesTaken } from './figures.queries.ts';

/** Of the courses that someone has begun, so many are told: those opened last. */
const mostCourses = 20;
const mostWeeks = 12;

/** A Monday in India: "2026-11-23". */
const week = sql`to_char(date_trunc('week', completed_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`;

/** Lessons completed in a week, and the minutes of those whose time is known. */
export interface WeekDone {
  week: string;
  lessons: number;
  timed: number;
  minutes: number;
}

export interface OwnFigures {
  /** Completed, ever. */
  lessons: number;
  /** How many of them have a time, and these times together. */
  timed: number;
  minutes: number;
  /** The newest weeks in which something was completed, the newest first. */
  weeks: WeekDone[];
  /** Those opened last. */
  courses: {
    id: string;
    startedAt: string;
    finishedAt: string | null;
    completed: string[];
    timed: number;
    minutes: number;
  }[];
}

const sums = sql`count(*)::int as lessons, (count(*) filter (where ${atOnce}))::int as timed,
  coalesce(round(sum(${minutesTaken}) filter (where ${atOnce})), 0)::int as minutes`;

/** What someone has done, as part of a statement that becomes JSON. Reads that person's rows. */
export const ownFiguresAsJson = (uid: Expression<string>) => sql<OwnFigures>`(
  select json_build_object(
    'lessons', done.lessons, 'timed', done.timed, 'minutes', done.minutes,
    'weeks', array(select to_json(by_week) from (
      select ${week} as week, ${sums} from lesson_completions where uid = ${uid}
      group by 1 order by 1 desc limit ${sql.lit(mostWeeks)}) as by_week),
    'courses', array(select to_json(begun) from (
      select course_id as id, started_at as "startedAt",
        (select completed_at from course_completions as finished
          where finished.uid = ${uid} and finished.course_id = enrolments.course_id) as "finishedAt",
        array(select lesson_id from lesson_completions as each
          where each.uid = ${uid} and each.course_id = enrolments.course_id) as completed,
        (select (count(*) filter (where ${atOnce}))::int from lesson_completions as each
          where each.uid = ${uid} and each.course_id = enrolments.course_id) as timed,
        (select coalesce(round(sum(${minutesTaken}) filter (where ${atOnce})), 0)::int
          from lesson_completions as each
          where each.uid = ${uid} and each.course_id = enrolments.course_id) as minutes
      from enrolments where uid = ${uid}
      order by last_opened_at desc, course_id limit ${sql.lit(mostCourses)}) as begun)
  ) from (select ${sums} from lesson_completions where uid = ${uid}) as done)`;
