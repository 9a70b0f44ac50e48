import { q } from '#app/platform/database.ts';
import type { FoundersHubTables } from './tables.ts';

const db = () => q<FoundersHubTables>();

export const taskFacts = (uid: string) =>
  db()
    .selectFrom('founder_tasks')
    .select(['task', 'done', 'notes', 'changed_at as changedAt'])
    .where('uid', '=', uid)
    .orderBy('changed_at')
    .execute();

export const profileFacts = (uid: string) =>
  db()
    .selectFrom('startup_profiles')
    .select([
      'name',
      'promise',
      'problem',
      'audience',
      'solution',
      'traction',
      'team',
      'ask',
      'website',
      'email',
      'changed_at as changedAt',
      'shared_at as sharedAt',
    ])
    .where('uid', '=', uid)
    .executeTakeFirst();

export async function deleteHubOf(uid: string): Promise<void> {
  await db().deleteFrom('founder_tasks').where('uid', '=', uid).execute();
  await db().deleteFrom('startup_profiles').where('uid', '=', uid).execute();
}
