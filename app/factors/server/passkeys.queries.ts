import type { Selectable } from 'kysely';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { ChallengePurpose, FactorsTables, PasskeysTable } from './tables.ts';

const db = () => q<FactorsTables>();

export type PasskeyRow = Selectable<PasskeysTable>;

export const insertChallenge = (challenge: {
  challengeHash: string;
  purpose: ChallengePurpose;
  asker: string;
  expiresAt: Date;
}) =>
  db()
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.challengeHash,
      purpose: challenge.purpose,
      asker: challenge.asker,
      expires_at: challenge.expiresAt,
    })
    .execute();

/** Uses the challenge up in one statement: true for one of several simultaneous tries. */
export const takeChallenge = async (
  challenge: { challengeHash: string; purpose: ChallengePurpose; asker: string },
  now: Date,
) =>
  (await db()
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge.challengeHash)
    .where('purpose', '=', challenge.purpose)
    .where('asker', '=', challenge.asker)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst()) !== undefined;

export const deleteChallengesBefore = (instant: Date) =>
  db().deleteFrom('passkey_challenges').where('expires_at', '<', instant).execute();

export const passkeysOf = (uid: string): Promise<PasskeyRow[]> =>
  db()
    .selectFrom('passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Locks them until the transaction ends, so that none is used or removed meanwhile. */
export const lockPasskeysOf = (uid: string): Promise<PasskeyRow[]> =>
  db()
    .selectFrom('passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id')
    .$call(forUpdate)
    .execute();

export const passkeyByCredential = (credentialId: string): Promise<PasskeyRow | undefined> =>
  db()
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Adds the passkey, or returns false if some account has it already. */
export async function insertPasskey(passkey: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a use, if the counter has not gone back meanwhile and the passkey still exists. */
export const usePasskey = async (id: string, counter: number, now: Date): Promise<boolean> =>
  (await db()
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const renamePasskey = (
  uid: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> =>
  db()
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst();

export const deletePasskey = (id: string) =>
  db().deleteFrom('passkeys').where('id', '=', id).execute();

export const deletePasskeysOf = (uid: string) =>
  db().deleteFrom('passkeys').where('uid', '=', uid).execute();
