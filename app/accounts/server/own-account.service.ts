import type { Actor, Context } from '#app/platform/context.ts';
import { refuse } from '#app/shared/problem.ts';
import type { AccountAnswer } from '../own-account.contract.ts';
import { emailChangeOf } from './email-changes.service.ts';
import * as queries from './queries.ts';
import { sessionsOf } from './sessions.service.ts';

/** The account's own part of the account page. */
export async function accountOf(ctx: Context<Actor>): Promise<AccountAnswer> {
  const [user, emailChange, sessions] = await Promise.all([
    queries.userByUid(ctx.actor.uid),
    emailChangeOf(ctx),
    sessionsOf(ctx),
  ]);
  if (!user) throw refuse('auth/required');
  return {
    createdAt: user.created_at.toISOString(),
    passwordSetAt: user.password_set_at.toISOString(),
    emailChange: emailChange ?? null,
    sessions,
  };
}
