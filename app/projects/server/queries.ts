import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { courseIn } from '#app/courses/server/content.face.ts';
import { attachmentIn } from '#app/media/server/attachments.face.ts';
import { q } from '#app/platform/database.ts';
import type { PartAbout } from '#app/platform/part-about.ts';
import type { Criterion, ProjectText } from '#app/courses/project-text.contract.ts';
import { mostAttempts, mostCorrections } from '../project-limits.ts';
import type { ProjectSubmissionsTable, ProjectsTables } from './tables.ts';

const db = () => q<ProjectsTables>();

/** How many of a person's projects another feature gets. */
const mostTold = 60;

/** The only part of someone's name that others see; null once the account is deleted. */
const firstNameOf = (uid: Expression<string | null>) =>
  sql<string | null>`split_part(${nameOf(uid)}, ' ', 1)`;

const versionsOf = (courseId: string) =>
  db()
    .selectFrom('project_versions')
    .select(['version', 'title', 'brief', 'takes_link', 'takes_words', 'takes_file', 'offered'])
    .select(sql<Criterion[]>`criteria`.as('criteria'))
    .where('course_id', '=', courseId);

/** The project as it is now. */
export const selectNewest = (courseId: string) =>
  versionsOf(courseId).orderBy('version', 'desc').limit(1).executeTakeFirst();

export type VersionRow = NonNullable<Awaited<ReturnType<typeof selectNewest>>>;

/** A course, on sale or not, with its project; undefined if there is no such course. */
export const selectCourse = (id: string) =>
  db()
    .selectFrom(sql<{ id: string; title: string }>`(${courseIn(id)})`.as('course'))
    .select(['course.id', 'course.title'])
    .select(jsonObjectFrom(versionsOf(id).orderBy('version', 'desc').limit(1)).as('project'))
    .select(takenOverIn(id).as('takenOverAt'))
    .executeTakeFirst();

/** The newest version and the one before it. */
export const selectNewestTwo = (courseId: string) =>
  versionsOf(courseId).select('taken_over').orderBy('version', 'desc').limit(2).execute();

/** When its newest version took the place of the one before, as part of another feature's statement; else null. */
export const takenOverIn: PartAbout<string | null> = (courseId) =>
  sql<string | null>`(
    select case when taken_over then to_json(saved_at) end
    from project_versions where course_id = ${courseId} order by version desc limit 1)`;

/** The same as an export gives it, as part of another feature's statement; null without one. */
export const projectIn: PartAbout<ProjectText | null> = (courseId) =>
  jsonObjectFrom(
    db()
      .selectFrom('project_versions')
      .select(['title', 'brief', 'offered', 'takes_link as takesLink', 'takes_words as takesWords'])
      .select('takes_file as takesFile')
      .select(sql<Criterion[]>`criteria`.as('criteria'))
      .where('course_id', '=', courseId)
      .orderBy('version', 'desc')
      .limit(1),
  );

/** A submission with the rubric of its version, whose columns are its own. */
const attempts = () =>
  db()
    .selectFrom('project_submissions')
    .innerJoin('project_versions as read', (join) =>
      join
        .onRef('read.course_id', '=', 'project_submissions.course_id')
        .onRef('read.version', '=', 'project_submissions.version'),
    )
    .select([
      'project_submissions.id',
      'project_submissions.uid',
      'project_submissions.course_id',
      'project_submissions.attempt',
      'project_submissions.link',
      'project_submissions.words',
      'project_submissions.file_id',
      'project_submissions.submitted_at',
      'project_submissions.responded_at',
      'project_submissions.response',
      'project_submissions.corrected_at',
      'project_submissions.responder_uid',
      'read.version',
    ])
    .select((its) => [
      sql<number[] | null>`project_submissions.points`.as('points'),
      sql<Criterion[]>`read.criteria`.as('criteria'),
      firstNameOf(its.ref('project_submissions.responder_uid')).as('responder'),
      attachmentIn(its.ref('project_submissions.file_id')).as('file'),
    ]);

/** All of a person's attempts at the project of a course, the newest first. */
export const selectAttempts = (uid: string, courseId: string) =>
  attempts()
    .where('project_submissions.uid', '=', uid)
    .where('project_submissions.course_id', '=', courseId)
    .orderBy('project_submissions.attempt', 'desc')
    .limit(mostAttempts)
    .execute();

export type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number];

/** The newest of them; undefined if there is none. */
export const selectLast = (uid: string, courseId: string) =>
  attempts()
    .where('project_submissions.uid', '=', uid)
    .where('project_submissions.course_id', '=', courseId)
    .orderBy('project_submissions.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What a response said before its corrections, the newest first. */
export const correctionsOf = (id: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('project_corrections')
      .select(['corrected_at', 'project_corrections.response'])
      .select(sql<number[]>`project_corrections.points`.as('points'))
      .where('submission_id', '=', id)
      .orderBy('project_corrections.corrected_at', 'desc')
      .limit(mostCorrections),
  );

/** A submission as reviewers see it. `asking` is the reviewer's id. */
export const selectSubmission = (id: string, asking: string) =>
  attempts()
    .select([
      'course_title',
      'read.title',
      'read.brief',
      'read.takes_link',
      'read.takes_words',
      'read.takes_file',
    ])
    .select((its) => [
      firstNameOf(its.ref('project_submissions.uid')).as('name'),
      isAuthorIn(asking, its.ref('project_submissions.course_id')).as('isAuthor'),
      correctionsOf(its.ref('project_submissions.id')).as('earlier'),
    ])
    .where('project_submissions.id', '=', id)
    .executeTakeFirst();

/** A person's submissions that have a response, as JSON, the newest response first. */
export const respondedOf = (uid: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('project_submissions')
      .innerJoin('project_versions as read', (join) =>
        join
          .onRef('read.course_id', '=', 'project_submissions.course_id')
          .onRef('read.version', '=', 'project_submissions.version'),
      )
      .select([
        'project_submissions.id',
        'attempt',
        'course_title',
        'link',
        'response',
        'corrected_at',
        'read.title',
      ])
      .select([
        sql<number[]>`project_submissions.points`.as('points'),
        sql<Criterion[]>`read.criteria`.as('criteria'),
      ])
      .where('project_submissions.uid', '=', uid)
      .where('responded_at', 'is not', null)
      .orderBy('responded_at', 'desc')
      .orderBy('project_submissions.id')
      .limit(mostTold),
  );

type NewSubmission = Pick<
  ProjectSubmissionsTable,
  | 'id'
  | 'uid'
  | 'course_id'
  | 'course_title'
  | 'version'
  | 'link'
  | 'words'
  | 'file_id'
  | 'submitted_at'
>;

/** The person's next attempt. False if one is waiting, or there are enough. */
export async function insertSubmission(row: NewSubmission): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into project_submissions
      (id, uid, course_id, course_title, version, link, words, file_id, submitted_at, attempt)
    select ${row.id}::text, ${row.uid}::text, ${row.course_id}::text, ${row.course_title}::text,
      ${row.version}::int, ${row.link}::text, ${row.words}::text, ${row.file_id}::text,
      ${row.submitted_at}::timestamptz,
      coalesce(max(attempt), 0) + 1
    from project_submissions where uid = ${row.uid} and course_id = ${row.course_id}
    having count(*) < ${mostAttempts}
    on conflict do nothing`.execute(q());
  return numAffectedRows === 1n;
}

/** Undefined if it has a response, or is not this person's. */
export const deleteWaiting = (id: string, uid: string) =>
  db()
    .deleteFrom('project_submissions')
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('responded_at', 'is', null)
    .returning('file_id')
    .executeTakeFirst();

interface Response {
  points: readonly number[];
  response: string;
  responded_at: Date;
  responder_uid: string;
}

/** False if it has a response already, or is gone: of several reviewers, the first one counts. */
export async function insertResponse(id: string, { points, ...row }: Response): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('project_submissions')
    .set({ ...row, points: JSON.stringify(points) })
    .where('id', '=', id)
    .where('responded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
