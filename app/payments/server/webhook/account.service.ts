import type { Context } from '#app/platform/context.ts';
import { setup } from '../ports.ts';
import { knownAccount, rememberAccount } from './queries.ts';

/**
 * Does an event come from someone else's account? Ours is the one that the configuration
 * names, else the one in the first event about an order of ours. An event that names no account is
 * recognised by its signature alone.
 */
export async function isForeign(accountId: string | null): Promise<boolean> {
  const ours = setup().accountId ?? (await knownAccount());
  return accountId !== null && ours !== undefined && accountId !== ours;
}

/**
 * An event about an order of ours named this account: it is ours, unless we already have another.
 */
export async function learnAccount(ctx: Context, accountId: string | null): Promise<void> {
  if (accountId !== null && !setup().accountId) await rememberAccount(accountId, ctx.clock.now());
}
