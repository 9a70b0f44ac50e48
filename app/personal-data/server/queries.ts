import type { Expression } from 'kysely';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { PersonalDataTables } from './tables.ts';

const db = () => q<PersonalDataTables>();

/** Schedules an account's deletion. A repeated request keeps the first date, with the new choice. */
export const requestDeletion = async (row: {
  uid: string;
  now: Date;
  dueAt: Date;
  keepCertificates: boolean;
}): Promise<Date> =>
  (
    await db()
      .insertInto('account_deletions')
      .values({
        uid: row.uid,
        requested_at: row.now,
        due_at: row.dueAt,
        keep_certificates: row.keepCertificates,
      })
      .onConflict((conflict) =>
        conflict.column('uid').doUpdateSet({ keep_certificates: row.keepCertificates }),
      )
      .returning('due_at')
      .executeTakeFirstOrThrow()
  ).due_at;

export const deleteDeletion = (uid: string) =>
  db()
    .deleteFrom('account_deletions')
    .where('uid', '=', uid)
    .where('done_at', 'is', null)
    .execute();

export const openDeletion = (uid: string) =>
  db()
    .selectFrom('account_deletions')
    .select(['requested_at as requestedAt', 'due_at as dueAt'])
    .where('uid', '=', uid)
    .where('done_at', 'is', null)
    .executeTakeFirst();

/** When it is due, for a statement about this person. */
export const deletionDay = (uid: Expression<string>) =>
  db()
    .selectFrom('account_deletions')
    .select('due_at')
    .where('uid', '=', uid)
    .where('done_at', 'is', null);

/** True once the account has been deleted. */
export const isDeleted = async (uid: string): Promise<boolean> =>
  (await db()
    .selectFrom('account_deletions')
    .select('uid')
    .where('uid', '=', uid)
    .where('done_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

export const dueDeletions = async (now: Date): Promise<string[]> =>
  (
    await db()
      .selectFrom('account_deletions')
      .select('uid')
      .where('done_at', 'is', null)
      .where('due_at', '<=', now)
      .execute()
  ).map(({ uid }) => uid);

/**
 * Locks a due deletion, so that it is neither cancelled nor done twice; undefined when there is
 * none any more.
 */
export const lockDueDeletion = (uid: string, now: Date) =>
  db()
    .selectFrom('account_deletions')
    .select('keep_certificates as keepCertificates')
    .where('uid', '=', uid)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .$call(forUpdate)
    .executeTakeFirst();

export const markDeleted = (uid: string, now: Date) =>
  db().updateTable('account_deletions').set({ done_at: now }).where('uid', '=', uid).execute();
