import type { Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { FactorsTables } from './tables.ts';

const db = () => q<FactorsTables>();

export const twoStepOf = (uid: string) =>
  db().selectFrom('two_step_sign_ins').selectAll().where('uid', '=', uid).executeTakeFirst();

/** How a person signs in beside the password, for a statement about them; without any keys. */
export const factorsAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(
    db().selectNoFrom((of) => [
      jsonArrayFrom(
        of
          .selectFrom('passkeys')
          .select(['id', 'name', 'created_at', 'last_used_at'])
          .where('uid', '=', uid)
          .orderBy('created_at')
          .orderBy('id'),
      ).as('passkeys'),
      of.selectFrom('two_step_sign_ins').select('since').where('uid', '=', uid).as('since'),
      of
        .exists(
          of
            .selectFrom('authenticator_apps')
            .select('id')
            .where('uid', '=', uid)
            .where('confirmed_at', 'is not', null),
        )
        .as('authenticator'),
      of
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('uid', '=', uid)
        .where('used_at', 'is', null)
        .as('codesLeft'),
    ]),
  );

/** Locks the row until the transaction ends, so that simultaneous changes run one after another. */
export const lockTwoStepOf = (uid: string) =>
  db()
    .selectFrom('two_step_sign_ins')
    .selectAll()
    .where('uid', '=', uid)
    .$call(forUpdate)
    .executeTakeFirst();

/** Turns it on, or returns false if it is on already. */
export async function insertTwoStep(uid: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('two_step_sign_ins')
    .values({ uid, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Turns it off, and deletes the recovery codes and the apps. False if it was off. */
export async function deleteTwoStep(uid: string): Promise<boolean> {
  await db().deleteFrom('authenticator_apps').where('uid', '=', uid).execute();
  const { numDeletedRows } = await db()
    .deleteFrom('two_step_sign_ins')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function replaceWaitingApp(app: {
  id: string;
  uid: string;
  secret: string;
  now: Date;
}): Promise<void> {
  await db()
    .deleteFrom('authenticator_apps')
    .where('uid', '=', app.uid)
    .where('confirmed_at', 'is', null)
    .execute();
  await db()
    .insertInto('authenticator_apps')
    .values({ id: app.id, uid: app.uid, secret: app.secret, started_at: app.now })
    .execute();
}

/** The app that waits for its first code, locked until the transaction ends. */
export const waitingAppOf = (uid: string, startedAfter: Date) =>
  db()
    .selectFrom('authenticator_apps')
    .select(['id', 'secret'])
    .where('uid', '=', uid)
    .where('confirmed_at', 'is', null)
    .where('started_at', '>', startedAfter)
    .$call(forUpdate)
    .executeTakeFirst();

/** Replaces the previous app. */
export async function confirmApp(uid: string, id: string, step: number, now: Date): Promise<void> {
  await db()
    .deleteFrom('authenticator_apps')
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .execute();
  await db()
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('id', '=', id)
    .execute();
}

export const appOf = (uid: string) =>
  db()
    .selectFrom('authenticator_apps')
    .select(['id', 'secret'])
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Uses up a time step and all before it: true for one of several simultaneous tries. */
export const spendStep = async (id: string, step: number): Promise<boolean> =>
  (await db()
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('id', '=', id)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()) !== undefined;

export async function replaceRecoveryCodes(
  uid: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db().deleteFrom('recovery_codes').where('uid', '=', uid).execute();
  await db()
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ uid, code_hash })))
    .execute();
}

/** Uses the code up in one statement: true for one of several simultaneous tries. */
export const useRecoveryCode = async (uid: string, codeHash: string, now: Date): Promise<boolean> =>
  (await db()
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('uid', '=', uid)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('uid')
    .executeTakeFirst()) !== undefined;

export const recoveryCodesLeft = async (uid: string): Promise<number> =>
  (
    await db()
      .selectFrom('recovery_codes')
      .select((count) => count.fn.countAll<number>().as('left'))
      .where('uid', '=', uid)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).left;
