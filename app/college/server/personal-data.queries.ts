import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { CollegeTables } from './tables.ts';

const db = () => q<CollegeTables>();

export const addressFacts = (uid: string) =>
  db()
    .selectFrom('college_addresses')
    .select([
      'email',
      'asked_at as askedAt',
      'confirmed_at as confirmedAt',
      'confirmed_until as confirmedUntil',
    ])
    .where('uid', '=', uid)
    .orderBy('asked_at')
    .execute();

export const requestFacts = (uid: string) =>
  db()
    .selectFrom('college_requests')
    .select(['college', 'course', 'study_year as studyYear', 'note', 'asked_at as askedAt'])
    .select(['decided_at as decidedAt', 'decision', 'approved_until as approvedUntil'])
    // The reason for an approval is for admins only.
    .select(sql<string | null>`case when decision = 'refused' then reason end`.as('reason'))
    .where('uid', '=', uid)
    .orderBy('asked_at')
    .execute();

export async function deleteAllOf(uid: string): Promise<void> {
  await db().deleteFrom('college_addresses').where('uid', '=', uid).execute();
  await db().deleteFrom('college_requests').where('uid', '=', uid).execute();
}
