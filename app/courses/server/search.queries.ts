import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { asks, wordsOf } from '#app/platform/full-text.ts';
import type { CoursesTables } from './tables.ts';

interface Asked {
  words: readonly string[];
  limit: number;
}

/** The words of every published course, its outline included. */
export const courseWords = 'select spelled from catalogue_entries';

/** Published courses, by everything in their catalogue entry. */
export const findCourses = async ({ words, limit }: Asked) =>
  (
    await sql<{ slug: string; title: string; topic: string; text: string }>`
      select courses.slug, courses.title, courses.topic,
        courses.description || E'\n' || array_to_string(learning_points, E'\n') as text
      from (
        select course_id, ts_rank(words, asked) as rank, position, slug
        from catalogue_entries cross join ${asks(words)} where words @@ asked
        order by rank desc, position, slug limit ${limit}
      ) as best join courses on courses.id = best.course_id
      order by rank desc, best.position, best.slug`.execute(q<CoursesTables>())
  ).rows;

/** If more lessons match, only the first ones found are compared. */
const mostCompared = 500;

const lessonWords = wordsOf(sql`reading_text(lessons.title, lessons.body)`);

/**
 * Written lessons of published courses, by title and text. With `free`, only preview lessons, so
 * that the text of the others is not revealed.
 */
export const findLessons = async ({ words, limit, free }: Asked & { free: boolean }) =>
  (
    await sql<{
      slug: string;
      title: string;
      course: string;
      courseTitle: string;
      text: string | null;
    }>`
      select slug, title, course, "courseTitle", text from (
        select lessons.slug, lessons.title, courses.slug as course, courses.title as "courseTitle",
          case when lessons.preview then lessons.body end as text,
          courses.position as course_position, lessons.position, asked
        from lessons join courses on courses.id = lessons.course_id cross join ${asks(words)}
        where courses.published_at is not null and lessons.body is not null
          and ${free ? sql`lessons.preview` : sql`true`} and ${lessonWords} @@ asked
        limit ${mostCompared}
      ) as found
      order by ts_rank(${wordsOf(sql`title`)}, asked) desc, course_position, position
      limit ${limit}`.execute(q<CoursesTables>())
  ).rows;
