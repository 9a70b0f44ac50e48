import { factorsOf } from '#app/factors/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import { ownOrders } from '#app/payments/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { AccountPage } from '../contract.ts';

type Asked<Answer> = (ctx: Context<Actor>) => Promise<Answer>;

/** What stands in services of theirs that others don't know; wired in api.ts. */
interface AccountPageParts {
  accountOf: Asked<AccountPage['account']>;
  deletionOf: Asked<Date | null>;
  mailPreferences: Asked<AccountPage['mailPreferences']>;
}

let given: AccountPageParts | undefined;

/** Called once by the composition root, before any request. */
export const configureAccountPage = (parts: AccountPageParts): void => {
  given = parts;
};

export async function accountPage(ctx: Context<Actor>): Promise<AccountPage> {
  if (!given) throw new Error('configureAccountPage has not been called');
  const [account, factors, orders, deletionDueAt, mailPreferences] = await Promise.all([
    given.accountOf(ctx),
    factorsOf(ctx),
    ownOrders(ctx),
    given.deletionOf(ctx),
    given.mailPreferences(ctx),
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
