import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { asks, wordsOf } from '#app/platform/full-text.ts';
import type { CoursesTables } from './tables.ts';

interface Asked {
  words: readonly string[];
  limit: number;
}

/** Published courses by title, description, topic and teacher. */
export const findCourses = async ({ words, limit }: Asked) =>
  (
    await sql<{ slug: string; title: string; topic: string }>`
      select slug, title, topic from courses cross join ${asks(words)}
      where published_at is not null
        and ${wordsOf(sql`title || ' ' || description || ' ' || topic || ' ' || instructor_name`)} @@ asked
      order by ts_rank(${wordsOf(sql`title`)}, asked) desc, position, slug
      limit ${limit}`.execute(q<CoursesTables>())
  ).rows;

/**
 * Written lessons of published courses, by title and text; the text itself is not given away. With
 * `free`, preview lessons only.
 */
export const findLessons = async ({ words, limit, free }: Asked & { free: boolean }) =>
  (
    await sql<{ slug: string; title: string; course: string; courseTitle: string }>`
      select lessons.slug, lessons.title, courses.slug as course, courses.title as "courseTitle"
      from lessons join courses on courses.id = lessons.course_id cross join ${asks(words)}
      where courses.published_at is not null and lessons.body is not null and (lessons.preview or not ${free}::boolean)
        and ${wordsOf(sql`lessons.title || ' ' || coalesce(lessons.body, '')`)} @@ asked
      order by ts_rank(${wordsOf(sql`lessons.title`)}, asked) desc, courses.position, lessons.position
      limit ${limit}`.execute(q<CoursesTables>())
  ).rows;
