import { sql, type Expression, type Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import type { AccountsTables, EmailChangesTable } from './tables.ts';

const db = () => q<AccountsTables>();

export type EmailChangeRow = Selectable<EmailChangesTable>;

const open = () =>
  db()
    .selectFrom('email_changes')
    .selectAll()
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null);

export const openChangeOf = (uid: string, now: Date): Promise<EmailChangeRow | undefined> =>
  open().where('uid', '=', uid).where('expires_at', '>', now).executeTakeFirst();

/** The same as JSON, for a statement about this person. */
export const openChangeAsJson = (uid: Expression<string>, now: Date) =>
  jsonObjectFrom(
    db()
      .selectFrom('email_changes')
      .select(['new_email', 'expires_at', 'links_asked_at', 'old_confirmed_at', 'new_confirmed_at'])
      .where('completed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('uid', '=', uid)
      .where('expires_at', '>', now),
  );

export const openChange = (changeId: string, now: Date): Promise<EmailChangeRow | undefined> =>
  open().where('change_id', '=', changeId).where('expires_at', '>', now).executeTakeFirst();

/** The open change that a code belongs to, even if expired or already confirmed. */
export const changeByCode = (codeHash: string): Promise<EmailChangeRow | undefined> =>
  open()
    .where((where) =>
      where.or([where('old_code_hash', '=', codeHash), where('new_code_hash', '=', codeHash)]),
    )
    .executeTakeFirst();

export const insertChange = (change: {
  changeId: string;
  uid: string;
  sessionId: string;
  oldEmail: string;
  newEmail: string;
  now: Date;
  expiresAt: Date;
}) =>
  db()
    .insertInto('email_changes')
    .values({
      change_id: change.changeId,
      uid: change.uid,
      session_id: change.sessionId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      asked_at: change.now,
      links_asked_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute();

/** Cancels the open change of a person, expired or not; false when there is none. */
export async function cancelChangeOf(uid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('email_changes')
    .set({ cancelled_at: now })
    .where('uid', '=', uid)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records that the links are requested again; of several tries within the cool-down one gets the
 * change.
 */
export const askLinksAgain = (
  uid: string,
  now: Date,
  lastBefore: Date,
): Promise<EmailChangeRow | undefined> =>
  db()
    .updateTable('email_changes')
    .set({ links_asked_at: now })
    .where('uid', '=', uid)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('links_asked_at', '<=', lastBefore)
    .returningAll()
    .executeTakeFirst();

/** A newer link to an address invalidates the older one. */
export const setCode = (changeId: string, side: 'old' | 'new', codeHash: string) =>
  db()
    .updateTable('email_changes')
    .set(side === 'old' ? { old_code_hash: codeHash } : { new_code_hash: codeHash })
    .where('change_id', '=', changeId)
    .execute();

/**
 * Uses the code up in one statement: of several simultaneous tries one gets the updated change, the
 * others undefined.
 */
export const confirmByCode = (codeHash: string, now: Date): Promise<EmailChangeRow | undefined> =>
  db()
    .updateTable('email_changes')
    .set({
      old_confirmed_at: sql<Date | null>`case when old_code_hash = ${codeHash} then ${now}::timestamptz else old_confirmed_at end`,
      new_confirmed_at: sql<Date | null>`case when new_code_hash = ${codeHash} then ${now}::timestamptz else new_confirmed_at end`,
    })
    .where((where) =>
      where.or([
        where.and([where('old_code_hash', '=', codeHash), where('old_confirmed_at', 'is', null)]),
        where.and([where('new_code_hash', '=', codeHash), where('new_confirmed_at', 'is', null)]),
      ]),
    )
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const completeChange = (changeId: string, now: Date) =>
  db()
    .updateTable('email_changes')
    .set({ completed_at: now })
    .where('change_id', '=', changeId)
    .execute();

export const deleteChangesExpiredBefore = (instant: Date) =>
  db().deleteFrom('email_changes').where('expires_at', '<', instant).execute();
