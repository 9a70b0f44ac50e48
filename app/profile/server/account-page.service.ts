import { factorsOf } from '#app/factors/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import { orderHistory } from '#app/payments/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { AccountPage } from '../contract.ts';
import { accountPageParts } from './ports.ts';

export async function accountPage(
  ctx: Context<Actor>,
  { page }: { page: number },
): Promise<AccountPage> {
  const { accountOf, deletionOf, mailPreferences: preferencesOf } = accountPageParts();
  const [account, factors, orders, deletionDueAt, mailPreferences] = await Promise.all([
    accountOf(ctx),
    factorsOf(ctx),
    orderHistory(ctx.actor.uid, page),
    deletionOf(ctx),
    preferencesOf(ctx),
  ]);
  return {
    account,
    factors,
    membership: ownMembership(ctx),
    orders,
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
    mailPreferences,
  };
}
