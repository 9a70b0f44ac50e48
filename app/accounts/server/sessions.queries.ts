import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { AccountsTables } from './tables.ts';

const db = () => q<AccountsTables>();

const mostListed = 50;

/** The sessions that a person has open, the given one first, then by last use. */
export const openSessionsOf = (uid: string, first: string, now: Date) =>
  db()
    .selectFrom('sessions')
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`session_id = ${first}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(mostListed)
    .execute();

/** Ends a session if it is this person's and still open; tells whether. */
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

/** Gives an open session another token, so that the one before is nobody's; false when the session has ended meanwhile. */
export async function replaceToken(sessionId: string, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('sessions')
    .set({ token_hash: tokenHash, last_used_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
