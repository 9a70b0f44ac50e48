import type { Context } from '#app/platform/context.ts';
import { setup } from '../ports.ts';
import { knownAccount, rememberAccount } from './queries.ts';

/**
 * Does an event come from somebody else's account? Ours is the one that RAZORPAY_ACCOUNT_ID names,
 * else the one that the first event about an order of ours came from. An event that names no
 * account is known by its signature alone.
 */
export async function isForeign(accountId: string | null): Promise<boolean> {
  const ours = setup().accountId ?? (await knownAccount());
  return accountId !== null && ours !== undefined && accountId !== ours;
}

/**
 * An event about an order of ours came from this account: it is ours, unless another one was first.
 */
export async function learnAccount(ctx: Context, accountId: string | null): Promise<void> {
  if (accountId !== null && !setup().accountId) await rememberAccount(accountId, ctx.clock.now());
}
