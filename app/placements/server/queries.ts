import { sql, type Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { PlacementApplicationsTable, PlacementsTables } from './tables.ts';

const db = () => q<PlacementsTables>();

/** The résumé that an application includes. */
const resume = sql<{
  id: string;
  name: string;
  bytes: number;
  uploadedAt: string;
}>`(select json_build_object('id', id, 'name', name, 'bytes', bytes, 'uploadedAt', uploaded_at)
  from placement_resumes as sent where sent.id = placement_applications.resume_id)`;

export const columns = [
  'id',
  'uid',
  'opening_id as openingId',
  'name',
  'role',
  'city',
  'portfolio',
  'resume_id as resumeId',
  'applied_at as appliedAt',
  'state',
  'state_since as stateSince',
  'state_by as stateBy',
  'message',
  resume.as('resume'),
] as const;

/** A person's own, newest first; at most one for each opening. */
export const applicationsOf = (uid: string) =>
  db()
    .selectFrom('placement_applications')
    .select(columns)
    .where('uid', '=', uid)
    .orderBy('applied_at', 'desc')
    .orderBy('id')
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number];

/** Undefined when this person has already applied for this. */
export const insertApplication = (
  application: Insertable<PlacementApplicationsTable>,
): Promise<ApplicationRow | undefined> =>
  db()
    .insertInto('placement_applications')
    .values(application)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export async function deleteApplication(uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('placement_applications')
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
