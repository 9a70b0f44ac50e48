import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { LearningTables } from './tables.ts';

const db = () => q<LearningTables>();

/**
 * How many people have started each course, how many of them have opened a lesson since a moment,
 * how many have finished it, and after how many days the one in the middle did. Reads every
 * enrolment: for work in the background.
 */
export const learnersByCourse = (since: Date) =>
  db()
    .selectFrom('enrolments')
    .leftJoin('course_completions', (join) =>
      join
        .onRef('course_completions.uid', '=', 'enrolments.uid')
        .onRef('course_completions.course_id', '=', 'enrolments.course_id'),
    )
    .select('enrolments.course_id')
    .select([
      sql<number>`count(*)::int`.as('started'),
      sql<number>`(count(*) filter (where last_opened_at >= ${since}))::int`.as('active'),
      sql<number>`count(course_completions.uid)::int`.as('completed'),
      sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from course_completions.completed_at - started_at) / 86400))::int`.as(
        'median_days',
      ),
    ])
    .groupBy('enrolments.course_id');

/** What took longer was surely interrupted. */
export const atOnce = sql<boolean>`completed_at - opened_at between interval '0' and interval '3 hours'`;
export const minutesTaken = sql<number>`extract(epoch from completed_at - opened_at) / 60`;

/**
 * How many people have completed each lesson; how many of them within three hours of opening it, and
 * the minutes that the one in the middle took. Reads every completion.
 */
export const completersByLesson = () =>
  db()
    .selectFrom('lesson_completions')
    .select(['lesson_id', sql<string>`min(course_id)`.as('course_id')])
    .select([
      sql<number>`count(*)::int`.as('completed'),
      sql<number>`(count(*) filter (where ${atOnce}))::int`.as('timed'),
      sql<number | null>`round((percentile_cont(0.5) within group (order by ${minutesTaken})
        filter (where ${atOnce}))::numeric)::int`.as('median_minutes'),
    ])
    .groupBy('lesson_id');
