import { sql, type Expression } from 'kysely';
import { courseIn, coursesShowing, lessonsShowing } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';

/**
 * The lessons, published or in a draft, whose text shows a file; one that is both counts once. And the
 * courses whose cover it is, without a title.
 */
const usesOf = (media: string | Expression<string>) =>
  sql`select distinct on (id) id, course_id, title from (
      select id, course_id, title from draft_lessons where body like '%/media/%' and media_in(body) @> array[${media}]
      union all ${lessonsShowing(media)}
      union all ${coursesShowing(media)}
    ) as used`;

/** How many they are, as part of another feature's statement. */
export const usesIn = (media: Expression<string>) =>
  sql<number>`(select count(*)::int from (${usesOf(media)}) as uses)`;

/** The titles of the courses and lessons; at most a hundred. */
export const selectUses = async (media: string) => {
  const { rows } = await sql<{ course: string; lesson: string | null }>`
    select uses.title as lesson, (select course.title from (${courseIn(sql.ref('uses.course_id'))}) as course) as course
    from (${usesOf(media)}) as uses order by 2, 1 limit 100`.execute(q());
  return rows;
};
