import { sql } from 'kysely';
import type { CourseContent } from '#app/courses/course-content.ts';
import { contentIn, projectPart, wholeCourseIn } from '#app/courses/server/content.face.ts';
import { q } from '#app/platform/database.ts';
import { draftIn } from './drafts.queries.ts';
import type { AnsweredParts, ReplacedPage } from '../supplied-parts.ts';
import type { AuthoringTables } from './tables.ts';

const db = () => q<AuthoringTables>();

/** Which supplied texts a course has answered, or has in its draft; null if none came with the school. */
export interface Answered {
  folder: string;
  digest: string;
  /** Of the parts that have no draft. */
  parts: AnsweredParts;
  /** When newer texts last replaced those of the page, which are still stored. */
  replacedAt: string | null;
  /** The picture of the cover among those. */
  replacedCover: string | null;
}

/** That as part of a statement. */
export const answeredIn = (courseId: string) =>
  sql<Answered | null>`(
    select json_build_object('folder', folder, 'digest', coalesce(taken_digest, digest), 'parts', parts,
      'replacedAt', replaced ->> 'at', 'replacedCover', replaced #>> '{before,cover,image}')
    from supplied_courses left join course_drafts using (course_id) where course_id = ${courseId})`;

/** The same with those texts, what readers get, and the draft. */
export const selectAnswered = (courseId: string) =>
  db()
    .selectNoFrom([
      contentIn(courseId).as('published'),
      draftIn(courseId).as('draft'),
      answeredIn(courseId).as('answered'),
      sql<CourseContent | null>`(
        select coalesce(taken_content, content)
        from supplied_courses left join course_drafts using (course_id) where course_id = ${courseId})`.as(
        'before',
      ),
    ])
    .executeTakeFirstOrThrow();

/** All of them. They are as many as came with the school. */
export const selectSupplied = () =>
  db()
    .selectFrom('supplied_courses')
    .select(['course_id', 'folder', 'digest', 'content'])
    .$narrowType<{ content: CourseContent }>()
    .execute();

/** What each has answered of the parts that have no draft. */
export const selectAnsweredParts = () =>
  db()
    .selectFrom('supplied_courses')
    .select(['course_id', 'folder', 'parts'])
    .$narrowType<{ parts: AnsweredParts }>()
    .execute();

/** A course's page and project, with what it has answered of them. */
export const selectParts = (courseId: string) =>
  db()
    .selectNoFrom([
      wholeCourseIn(courseId).as('course'),
      projectPart(courseId).as('project'),
      answeredIn(courseId).as('answered'),
    ])
    .executeTakeFirstOrThrow();

/** Notes an answer to some of them. */
export const updateParts = (courseId: string, digests: AnsweredParts) =>
  db()
    .updateTable('supplied_courses')
    .set({ parts: sql`parts || ${JSON.stringify(digests)}::jsonb` })
    .where('course_id', '=', courseId)
    .execute();

/** A course's page, with what it said before newer texts were taken over. */
export const selectReplaced = (courseId: string) =>
  db()
    .selectNoFrom([
      wholeCourseIn(courseId).as('course'),
      sql<ReplacedPage | null>`(select replaced from supplied_courses where course_id = ${courseId})`.as(
        'replaced',
      ),
    ])
    .executeTakeFirstOrThrow();

export const updateReplaced = (courseId: string, replaced: ReplacedPage | null) =>
  db()
    .updateTable('supplied_courses')
    .set({ replaced: replaced && JSON.stringify(replaced) })
    .where('course_id', '=', courseId)
    .execute();

interface SuppliedRow {
  course_id: string;
  digest: string;
  content: CourseContent;
}

const stored = <Row extends { content: CourseContent }>({ content, ...row }: Row) => ({
  ...row,
  content: JSON.stringify(content),
});

/** Does nothing if it is there. */
export const insertSupplied = (row: SuppliedRow & { folder: string }) =>
  db()
    .insertInto('supplied_courses')
    .values(stored(row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const updateSupplied = ({ course_id: courseId, ...changes }: SuppliedRow) =>
  db()
    .updateTable('supplied_courses')
    .set(stored(changes))
    .where('course_id', '=', courseId)
    .execute();

/** Notes what a draft has taken over. */
export const updateTaken = ({ course_id: courseId, digest, content }: SuppliedRow) =>
  db()
    .updateTable('course_drafts')
    .set({ taken_digest: digest, taken_content: JSON.stringify(content) })
    .where('course_id', '=', courseId)
    .execute();

/** What a draft has taken over is answered once it is published. */
export const settleTaken = (courseId: string) =>
  sql`update supplied_courses set digest = taken_digest, content = taken_content
      from course_drafts
      where supplied_courses.course_id = ${courseId} and course_drafts.course_id = ${courseId}
        and taken_digest is not null`.execute(db());
