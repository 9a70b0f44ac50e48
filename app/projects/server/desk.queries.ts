import { sql } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { isAuthorIn } from '#app/authoring/server/face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { mostChoices } from '#app/shared/listing.ts';
import type { ProjectsTables } from './tables.ts';

const db = () => q<ProjectsTables>();

const waiting = () => db().selectFrom('project_submissions').where('responded_at', 'is', null);

type Submissions = ReturnType<typeof waiting>;

/** `authorUid`: only those of the courses that are this author's own. */
const ofAuthor = (among: Submissions, authorUid: string | undefined) =>
  among.$if(authorUid !== undefined, (query) =>
    query.where((its) => isAuthorIn(authorUid ?? '', its.ref('project_submissions.course_id'))),
  );

interface Asked {
  authorUid: string | undefined;
  /** Its id; empty for all. */
  course: string;
}

/** What waits, the oldest first. */
export const selectWaiting = ({ authorUid, course }: Asked, asked: PageAsked) =>
  listed(
    ofAuthor(waiting(), authorUid)
      .$if(course !== '', (query) => query.where('course_id', '=', course))
      .orderBy('submitted_at')
      .orderBy('id'),
    asked,
  );

interface AskedResponder {
  authorUid: string | undefined;
  uid: string;
}

/** What this person has responded to, the newest response first. */
export const selectRespondedBy = ({ authorUid, uid }: AskedResponder, asked: PageAsked) =>
  listed(
    ofAuthor(db().selectFrom('project_submissions').where('responder_uid', '=', uid), authorUid)
      .orderBy('responded_at', 'desc')
      .orderBy('id'),
    asked,
  );

const listed = (submissions: Submissions, asked: PageAsked) =>
  pageOf(
    submissions.select([
      'id',
      'uid',
      'course_id',
      'course_title',
      'version',
      'attempt',
      'submitted_at',
    ]),
    asked,
    (submission) => ({
      name: sql<string>`split_part(${nameOf(submission('uid'))}, ' ', 1)`,
      title: sql<string>`${db()
        .selectFrom('project_versions')
        .select('title')
        .where('project_versions.course_id', '=', submission('course_id'))
        .where('project_versions.version', '=', submission('version'))}`,
    }),
  );

/** The courses in which something waits. */
export const selectCoursesWaiting = (authorUid: string | undefined) =>
  ofAuthor(waiting(), authorUid)
    .select(({ fn }) => ['course_id as id', fn.max('course_title').as('title')])
    .groupBy('course_id')
    .orderBy('title')
    .orderBy('course_id')
    .limit(mostChoices)
    .execute();

/** How many projects of other people were waiting at an instant, and since when the oldest has. */
export const waitingFor = (uid: string, before: Date) =>
  waiting()
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('count'),
      fn.min<Date | null>('submitted_at').as('oldest'),
    ])
    .where('submitted_at', '<=', before)
    .where('uid', '<>', uid)
    .executeTakeFirstOrThrow();

/** How many wait, as part of another feature's statement. */
export const countWaiting = () => countIn(waiting());
