import { q } from '#app/platform/database.ts';
import type { FactorsTables } from './tables.ts';

const db = () => q<FactorsTables>();

export const passkeyFacts = (uid: string) =>
  db()
    .selectFrom('passkeys')
    .select(['name', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();

export const twoStepFacts = (uid: string) =>
  db().selectFrom('two_step_sign_ins').select('since').where('uid', '=', uid).executeTakeFirst();
