import { q } from '#app/platform/database.ts';
import type { PlacementsTables } from './tables.ts';

const db = () => q<PlacementsTables>();

export const applicationFacts = (uid: string) =>
  db()
    .selectFrom('placement_applications')
    .select([
      'name',
      'role',
      'city',
      'portfolio',
      'resume_id as resume',
      'applied_at as appliedAt',
      'state',
      'state_since as stateSince',
      'message',
    ])
    .where('uid', '=', uid)
    .orderBy('applied_at')
    .execute();

/** With the files, oldest first. */
export const resumeFiles = (uid: string) =>
  db()
    .selectFrom('placement_resumes')
    .select(['id', 'uid', 'name', 'media_id', 'pdf', 'uploaded_at as uploadedAt'])
    .where('uid', '=', uid)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();

/** The notes on the applications go with them. */
export const deleteApplicationsOf = (uid: string) =>
  db().deleteFrom('placement_applications').where('uid', '=', uid).execute();
