import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AboutPerson } from '#app/platform/about-person.ts';
import { compiledOnce } from '#app/platform/compiled-once.ts';
import { q } from '#app/platform/database.ts';
import { rolesIn } from './roles.queries.ts';
import type { AccountsTables, SessionEnd } from './tables.ts';

const db = () => q<AccountsTables>();

/** The most sessions stored per person. */
const mostKept = 50;

/**
 * Adds a session; the person's row is locked. Deletes what is over the limit: ended sessions first,
 * then the least recently used ones.
 */
export async function insertSession(session: {
  sessionId: string;
  uid: string;
  tokenHash: string;
  device: string;
  now: Date;
  expiresAt: Date;
  secondFactorAt: Date | null;
  passkeyId: string | null;
}): Promise<void> {
  const { uid, now } = session;
  await db()
    .insertInto('sessions')
    .values({
      session_id: session.sessionId,
      uid,
      token_hash: session.tokenHash,
      device: session.device,
      created_at: now,
      last_used_at: now,
      expires_at: session.expiresAt,
      second_factor_at: session.secondFactorAt,
      passkey_id: session.passkeyId,
    })
    .execute();
  const tooMany = db()
    .selectFrom('sessions')
    .select('session_id')
    .where('uid', '=', uid)
    .orderBy(sql`ended_at is null and expires_at > ${now}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(mostKept);
  await db().deleteFrom('sessions').where('session_id', 'in', tooMany).execute();
}

/** The devices of all stored sessions, including ended ones. */
export const devicesOf = async (uid: string): Promise<string[]> =>
  (
    await db().selectFrom('sessions').select('device').distinct().where('uid', '=', uid).execute()
  ).map(({ device }) => device);

/** Ends the sessions opened with a person's passkey, except one. */
export const endSessionsOfPasskey = (uid: string, passkeyId: string, now: Date, kept: string) =>
  db()
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: 'passkey-removed' })
    .where('uid', '=', uid)
    .where('passkey_id', '=', passkeyId)
    .where('session_id', '<>', kept)
    .where('ended_at', 'is', null)
    .execute();

/** A person's open sessions: the given one first, then by last use. */
export const openSessions = (uid: Expression<string>, first: string, now: Date) =>
  jsonArrayFrom(
    db()
      .selectFrom('sessions')
      .select(['session_id', 'device', 'created_at', 'last_used_at'])
      .where('uid', '=', uid)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy(sql`session_id = ${first}`, 'desc')
      .orderBy('last_used_at', 'desc'),
  );

/** Ends a session if it belongs to this person and is still open; returns whether it did. */
export async function endOneOf(uid: string, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: 'signed-out-elsewhere' })
    .where('session_id', '=', sessionId)
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives an open session another token, which invalidates the previous one; false if the session has
 * ended meanwhile.
 */
export async function replaceToken(
  sessionId: string,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('sessions')
    .set({ token_hash: tokenHash, last_used_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The statement that finds an open session by its token, with `about` its person. */
export const liveSession = (about: AboutPerson<unknown>) =>
  compiledOnce(({ tokenHash, now }: { tokenHash: string; now: Date }) =>
    db()
      .selectFrom('sessions')
      .leftJoin('admin_grants', 'admin_grants.uid', 'sessions.uid')
      .leftJoin('disabled_accounts', 'disabled_accounts.uid', 'sessions.uid')
      .select([
        'session_id',
        'sessions.uid',
        'last_used_at',
        'second_factor_at',
        sql<boolean>`admin_grants.uid is not null`.as('is_admin'),
      ])
      .select((session) => [
        rolesIn(session.ref('sessions.uid')).as('roles'),
        about.ask(session.ref('sessions.uid')).as('about'),
      ])
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('disabled_accounts.uid', 'is', null),
  );

export const extendSession = (sessionId: string, now: Date, expiresAt: Date) =>
  db()
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();

export const endSession = (sessionId: string, because: SessionEnd, now: Date) =>
  db()
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();

/** All of a person's sessions, except one. */
export const endSessionsOf = (uid: string, because: SessionEnd, now: Date, kept = '') =>
  db()
    .updateTable('sessions')
    .set({ ended_at: now, ended_because: because })
    .where('uid', '=', uid)
    .where('session_id', '<>', kept)
    .where('ended_at', 'is', null)
    .execute();

/** Sessions and codes that expired before the given instant no longer matter for any answer. */
export async function deleteExpiredBefore(instant: Date): Promise<void> {
  await db().deleteFrom('sessions').where('expires_at', '<', instant).execute();
  await db().deleteFrom('action_codes').where('expires_at', '<', instant).execute();
  await db().deleteFrom('sign_in_tickets').where('expires_at', '<', instant).execute();
}
