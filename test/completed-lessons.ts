import { sql } from 'kysely';
import { enrol } from '#app/learning/server/learners.queries.ts';
import { insertCompletion } from '#app/learning/server/completed.queries.ts';
import { q } from '#app/platform/database.ts';

/** Completes this many lessons of a course for someone, in the course's order. */
export async function completedLessons(
  uid: string,
  slug: string,
  most = 1000,
  at = new Date(),
): Promise<void> {
  const { rows } = await sql<{ lesson_id: string; course_id: string }>`
    select lessons.id as lesson_id, course_id from lessons join courses on courses.id = course_id
    where courses.slug = ${slug} and body is not null order by lessons.position limit ${most}`.execute(
    q(),
  );
  for (const { lesson_id, course_id } of rows) {
    const opened = { last_lesson_id: lesson_id, last_opened_at: at };
    await enrol({ uid, course_id, started_at: at, ...opened }, { bookmark: true });
    await insertCompletion({ uid, lesson_id, course_id, completed_at: at });
  }
}
