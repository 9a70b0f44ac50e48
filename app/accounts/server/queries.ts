import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate } from '#app/platform/locks.ts';
import type { AccountsTables } from './tables.ts';

const db = () => q<AccountsTables>();

export interface UserRow {
  uid: string;
  email: string;
  display_name: string;
  photo_url: string | null;
  password_set_at: Date;
  email_verified_at: Date | null;
  created_at: Date;
  is_admin: boolean;
  is_disabled: boolean;
}

const userColumns = [
  'users.uid',
  'email',
  'display_name',
  'photo_url',
  'password_set_at',
  'email_verified_at',
  'users.created_at',
] as const;

/** Everyone, with role and state; the columns contain no secrets. */
export const users = () =>
  db()
    .selectFrom('users')
    .leftJoin('admin_grants', 'admin_grants.uid', 'users.uid')
    .leftJoin('disabled_accounts', 'disabled_accounts.uid', 'users.uid')
    .select(userColumns)
    .select([
      sql<boolean>`admin_grants.uid is not null`.as('is_admin'),
      sql<boolean>`disabled_accounts.uid is not null`.as('is_disabled'),
    ]);

export const userByEmail = (email: string): Promise<UserRow | undefined> =>
  users().where('email', '=', email).executeTakeFirst();

/** The same with the hash of the password, for comparing it. */
export const userWithPassword = (
  email: string,
): Promise<(UserRow & { password_hash: string }) | undefined> =>
  users().select('password_hash').where('email', '=', email).executeTakeFirst();

export const userByUid = (uid: string): Promise<UserRow | undefined> =>
  users().where('users.uid', '=', uid).executeTakeFirst();

/** One person as JSON, for a statement of another feature about this person. */
export const userAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(users().where('users.uid', '=', uid));

export const usersByUids = (uids: readonly string[]): Promise<UserRow[]> =>
  users().where('users.uid', 'in', uids).execute();

/**
 * Adds the user, or returns false if the address is taken: the unique index decides between
 * simultaneous sign-ups.
 */
export async function insertUser(user: {
  uid: string;
  email: string;
  displayName: string;
  passwordHash: string;
  now: Date;
}): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('users')
    .values({
      uid: user.uid,
      email: user.email,
      display_name: user.displayName,
      password_hash: user.passwordHash,
      password_set_at: user.now,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateUser(
  uid: string,
  changes: { displayName?: string | undefined; photoURL?: string | null | undefined },
): Promise<void> {
  const set = {
    ...(changes.displayName !== undefined && { display_name: changes.displayName }),
    ...(changes.photoURL !== undefined && { photo_url: changes.photoURL }),
  };
  if (Object.keys(set).length > 0)
    await db().updateTable('users').set(set).where('uid', '=', uid).execute();
}

export const markEmailVerified = (uid: string, now: Date) =>
  db()
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('uid', '=', uid)
    .where('email_verified_at', 'is', null)
    .execute();

/** Sets the password; a sign-in that still needs its second step must start again. */
export async function setPassword(uid: string, passwordHash: string, now: Date): Promise<void> {
  await db()
    .updateTable('users')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('uid', '=', uid)
    .execute();
  await db().deleteFrom('sign_in_tickets').where('uid', '=', uid).execute();
}

/** False if the person is an admin already. */
export async function insertAdminGrant(
  uid: string,
  reason: string,
  grantedBy: string | null,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('admin_grants')
    .values({ uid, reason, granted_by: grantedBy, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the person was not an admin. */
export async function deleteAdminGrant(uid: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('admin_grants')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Removes the role from everyone who had it for this reason but no longer has the given address.
 */
export const deleteAdminGrantsExcept = (email: string | undefined, reason: string) =>
  db()
    .deleteFrom('admin_grants')
    .where('reason', '=', reason)
    .where(
      'uid',
      'not in',
      db()
        .selectFrom('users')
        .select('uid')
        .where('email', '=', email ?? ''),
    )
    .returning('uid')
    .execute();

/** False if the account is disabled already. */
export async function insertDisabled(
  uid: string,
  reason: string,
  disabledBy: string | null,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('disabled_accounts')
    .values({ uid, reason, disabled_by: disabledBy, disabled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the account was not disabled. */
export async function deleteDisabled(uid: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('disabled_accounts')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Locks the row, as `lockUser` does; false if the password has changed since. */
export const lockPassword = async (uid: string, passwordHash: string): Promise<boolean> =>
  (await db()
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', uid)
    .where('password_hash', '=', passwordHash)
    .$call(forNoKeyUpdate)
    .executeTakeFirst()) !== undefined;

/**
 * Locks the row until the transaction ends, and returns its address and password. Everything that
 * ends a person's sessions or codes takes this lock first, which prevents deadlocks.
 */
export const lockUser = (uid: string) =>
  db()
    .selectFrom('users')
    .select(['email', 'display_name', 'password_hash'])
    .where('uid', '=', uid)
    .$call(forNoKeyUpdate)
    .executeTakeFirst();

/** The same for the owner of this code. */
export const lockOwnerOfCode = (codeHash: string) =>
  db()
    .selectFrom('users')
    .select('uid')
    .where(
      'uid',
      '=',
      db().selectFrom('action_codes').select('uid').where('code_hash', '=', codeHash),
    )
    .$call(forNoKeyUpdate)
    .execute();

/**
 * Changes the address of an unverified account; throws a unique violation if someone has that
 * address.
 */
export const correctEmail = (uid: string, email: string) =>
  db()
    .updateTable('users')
    .set({ email })
    .where('uid', '=', uid)
    .where('email_verified_at', 'is', null)
    .execute();

/**
 * Moves the account to another address; throws a unique violation if someone else has it by now.
 */
export const moveUser = (uid: string, email: string, now: Date) =>
  db().updateTable('users').set({ email, email_verified_at: now }).where('uid', '=', uid).execute();
