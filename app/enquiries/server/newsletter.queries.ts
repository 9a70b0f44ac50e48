import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { CodePurpose, EnquiriesTables } from './tables.ts';

const db = () => q<EnquiriesTables>();

/**
 * The open subscription of an address, created if there is none; locked, so that two requests are
 * handled one after another.
 */
export async function openSubscription(row: {
  id: string;
  email: string;
  now: Date;
}): Promise<{ id: string; confirmed_at: Date | null }> {
  await db()
    .insertInto('newsletter_subscriptions')
    .values({ id: row.id, email: row.email, requested_at: row.now })
    .onConflict((conflict) => conflict.column('email').where('ended_at', 'is', null).doNothing())
    .execute();
  return db()
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'confirmed_at'])
    .where('email', '=', row.email)
    .where('ended_at', 'is', null)
    .$call(forUpdate)
    .executeTakeFirstOrThrow();
}

/** Confirms a waiting subscription; returns its address to exactly one caller. */
export const confirmSubscription = (
  id: string,
  now: Date,
): Promise<{ email: string } | undefined> =>
  db()
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();

export const endSubscription = (id: string, now: Date) =>
  db()
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

export const deleteUnconfirmedBefore = (instant: Date) =>
  db()
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', instant)
    .execute();

export const insertCode = (code: {
  codeHash: string;
  subscriptionId: string;
  purpose: CodePurpose;
  now: Date;
  expiresAt: Date | null;
}) =>
  db()
    .insertInto('newsletter_codes')
    .values({
      code_hash: code.codeHash,
      subscription_id: code.subscriptionId,
      purpose: code.purpose,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();

export const newestConfirmationAt = async (subscriptionId: string): Promise<Date | undefined> =>
  (
    await db()
      .selectFrom('newsletter_codes')
      .select('created_at')
      .where('subscription_id', '=', subscriptionId)
      .where('purpose', '=', 'confirm')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at;

/**
 * Uses a confirmation up in one statement: of several simultaneous tries one gets the subscription,
 * the others undefined.
 */
export const useConfirmation = (
  codeHash: string,
  now: Date,
): Promise<{ subscription_id: string } | undefined> =>
  db()
    .updateTable('newsletter_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subscription_id')
    .executeTakeFirst();

export const codeByHash = (codeHash: string, purpose: CodePurpose) =>
  db()
    .selectFrom('newsletter_codes')
    .select(['subscription_id', 'expires_at', 'used_at'])
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** The recipients of the letter: confirmed, and not ended. Oldest first. */
export const confirmedSubscriptions = (limit: number) =>
  db()
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'confirmed_at as confirmedAt'])
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** As a part of another statement. */
export const confirmedCount = () =>
  countIn(
    db()
      .selectFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is not', null)
      .where('ended_at', 'is', null),
  );
