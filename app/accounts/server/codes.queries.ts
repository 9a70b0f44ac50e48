import { q } from '#app/platform/database.ts';
import type { AccountsTables, CodePurpose } from './tables.ts';

const db = () => q<AccountsTables>();

export const insertCode = (code: {
  codeHash: string;
  uid: string;
  purpose: CodePurpose;
  now: Date;
  expiresAt: Date;
}) =>
  db()
    .insertInto('action_codes')
    .values({
      code_hash: code.codeHash,
      uid: code.uid,
      purpose: code.purpose,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();

export const voidCodesOf = (uid: string, purpose: CodePurpose, now: Date) =>
  db()
    .updateTable('action_codes')
    .set({ voided_at: now })
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();

export const newestCodeAt = async (uid: string, purpose: CodePurpose): Promise<Date | undefined> =>
  (
    await db()
      .selectFrom('action_codes')
      .select('created_at')
      .where('uid', '=', uid)
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at;

/**
 * Uses the code up in one statement: of several simultaneous tries one gets the owner, the others
 * undefined.
 */
export const useCode = (
  codeHash: string,
  purpose: CodePurpose,
  now: Date,
): Promise<{ uid: string } | undefined> =>
  db()
    .updateTable('action_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('uid')
    .executeTakeFirst();

export const codeByHash = (codeHash: string, purpose: CodePurpose) =>
  db()
    .selectFrom('action_codes')
    .innerJoin('users', 'users.uid', 'action_codes.uid')
    .select(['action_codes.uid', 'expires_at', 'used_at', 'voided_at', 'email_verified_at'])
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
