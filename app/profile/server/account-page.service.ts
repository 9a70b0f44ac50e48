import { factorsAbout } from '#app/factors/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import { orderHistory } from '#app/payments/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { AccountPage } from '../contract.ts';
import { accountPageParts } from './ports.ts';

export async function accountPage(
  ctx: Context<Actor>,
  { page }: { page: number },
): Promise<AccountPage> {
  const { accountAbout, deletionAbout, preferencesAbout } = accountPageParts();
  const [{ account, factors, deletionDueAt, mailPreferences }, orders] = await Promise.all([
    askAbout(ctx.actor.uid, {
      account: accountAbout(ctx),
      factors: factorsAbout(ctx),
      deletionDueAt: deletionAbout,
      mailPreferences: preferencesAbout,
    }),
    orderHistory(ctx.actor.uid, page),
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
