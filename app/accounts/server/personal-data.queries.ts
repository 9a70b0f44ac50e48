import { q } from '#app/platform/database.ts';
import type { AccountsTables } from './tables.ts';

const db = () => q<AccountsTables>();

export const accountFacts = (uid: string) =>
  db()
    .selectFrom('users')
    .leftJoin('admin_grants', 'admin_grants.uid', 'users.uid')
    .select([
      'users.uid',
      'email',
      'display_name as displayName',
      'photo_url as photoURL',
      'created_at as createdAt',
    ])
    .select([
      'email_verified_at as emailVerifiedAt',
      'password_set_at as passwordSetAt',
      'granted_at as adminSince',
    ])
    .where('users.uid', '=', uid)
    .executeTakeFirst();

export const sessionFacts = (uid: string) =>
  db()
    .selectFrom('sessions')
    .select([
      'device',
      'created_at as signedInAt',
      'last_used_at as lastUsedAt',
      'ended_at as endedAt',
      'ended_because as endedBecause',
    ])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();

export const emailChangeFacts = (uid: string) =>
  db()
    .selectFrom('email_changes')
    .select([
      'old_email as from',
      'new_email as to',
      'asked_at as askedAt',
      'completed_at as completedAt',
      'cancelled_at as cancelledAt',
    ])
    .where('uid', '=', uid)
    .orderBy('asked_at')
    .execute();

/** The row stays because others refer to it; nobody can tell whose it was, or sign in to it. */
export const anonymiseUser = (
  uid: string,
  {
    email,
    displayName,
    passwordHash,
  }: { email: string; displayName: string; passwordHash: string },
) =>
  db()
    .updateTable('users')
    .set({
      email,
      display_name: displayName,
      password_hash: passwordHash,
      photo_url: null,
      email_verified_at: null,
    })
    .where('uid', '=', uid)
    .execute();

export async function deleteSessionsAndCodes(uid: string): Promise<void> {
  await db().deleteFrom('sessions').where('uid', '=', uid).execute();
  await db().deleteFrom('email_changes').where('uid', '=', uid).execute();
  await db().deleteFrom('action_codes').where('uid', '=', uid).execute();
  await db().deleteFrom('sign_in_tickets').where('uid', '=', uid).execute();
}
