import { sql } from 'kysely';
import { attachmentIn } from '#app/media/server/attachments.face.ts';
import { q } from '#app/platform/database.ts';
import { correctionsOf } from './queries.ts';
import type { ProjectsTables } from './tables.ts';

const db = () => q<ProjectsTables>();

export const submissionFacts = (uid: string) =>
  db()
    .selectFrom('project_submissions')
    .select(['course_title as course', 'attempt', 'link', 'words', 'submitted_at as submittedAt'])
    .select(['responded_at as respondedAt', 'points', 'response', 'file_id'])
    .select((its) => [
      'corrected_at as correctedAt',
      correctionsOf(its.ref('project_submissions.id')).as('earlierResponses'),
    ])
    .select((its) => attachmentIn(its.ref('file_id')).as('file'))
    .where('uid', '=', uid)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();

/** What someone wrote about others' work, without saying whose it is. */
export const responseFacts = (uid: string) =>
  db()
    .selectFrom('project_submissions')
    .select(['course_title as course', 'responded_at as respondedAt', 'points', 'response'])
    .where('responder_uid', '=', uid)
    .orderBy('responded_at')
    .orderBy('id')
    .execute();

export const savedFacts = (uid: string) =>
  db()
    .selectFrom('project_versions')
    .select(['course_id as course', 'version', 'title', 'saved_at as savedAt'])
    .where('saved_by_uid', '=', uid)
    .orderBy('saved_at')
    .orderBy(sql`course_id, version`)
    .execute();

export async function forgetPerson(uid: string): Promise<void> {
  await db().deleteFrom('project_submissions').where('uid', '=', uid).execute();
  await db()
    .updateTable('project_submissions')
    .set({ responder_uid: null })
    .where('responder_uid', '=', uid)
    .execute();
  await db()
    .updateTable('project_versions')
    .set({ saved_by_uid: null })
    .where('saved_by_uid', '=', uid)
    .execute();
}
