import { sql } from 'kysely';
import { hasRole, isAdmin, nameOf } from '#app/accounts/server/people.face.ts';
import type { CourseContent } from '#app/courses/course-content.ts';
import { q } from '#app/platform/database.ts';
import { isAuthorIn } from './authors.queries.ts';
import type { AuthoringTables, ScheduledPublicationsTable } from './tables.ts';

const db = () => q<AuthoringTables>();

export interface Scheduled {
  at: string;
  /** The name of the person; null if the account is gone. */
  by: string | null;
  words: string;
  content: CourseContent;
}

/** What a course publishes later, as part of another statement; null if nothing. */
export const scheduledIn = (courseId: string) =>
  sql<Scheduled | null>`(
      select json_build_object('at', publish_at, 'by', ${nameOf(sql.ref('scheduled_by'))},
        'words', words, 'content', content)
      from scheduled_publications where course_id = ${courseId})`;

/** In the place of what was scheduled before. */
export const upsertSchedule = ({
  content,
  ...row
}: Omit<ScheduledPublicationsTable, 'content'> & { content: CourseContent }) =>
  db()
    .insertInto('scheduled_publications')
    .values({ ...row, content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict.column('course_id').doUpdateSet((row) => ({
        publish_at: row.ref('excluded.publish_at'),
        scheduled_by: row.ref('excluded.scheduled_by'),
        words: row.ref('excluded.words'),
        content: row.ref('excluded.content'),
      })),
    )
    .execute();

/** Undefined if nothing was scheduled. */
export const deleteSchedule = (courseId: string) =>
  db()
    .deleteFrom('scheduled_publications')
    .where('course_id', '=', courseId)
    .returning('publish_at')
    .executeTakeFirst();

/** Courses whose time has come, the longest due first. */
export const dueCourses = async (now: Date): Promise<string[]> => {
  const rows = await db()
    .selectFrom('scheduled_publications')
    .select('course_id')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.course_id);
};

/** Takes what is due away, so that it is published once; undefined if nothing is. */
export const takeDue = (courseId: string, now: Date) =>
  db()
    .deleteFrom('scheduled_publications')
    .where('course_id', '=', courseId)
    .where('publish_at', '<=', now)
    .returning(['publish_at', 'scheduled_by', 'words', 'content'])
    .$narrowType<{ content: CourseContent }>()
    .executeTakeFirst();

/** What a person may do with a course now. */
export const selectRights = (uid: string, courseId: string) =>
  db()
    .selectNoFrom([
      isAdmin(sql.val(uid)).as('admin'),
      sql<boolean>`${hasRole(sql.val(uid), 'author')} and ${isAuthorIn(uid, courseId)}`.as(
        'author',
      ),
    ])
    .executeTakeFirstOrThrow();
