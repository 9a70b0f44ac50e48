import { aboutPerson, askAbout, together } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { refuse } from '#app/shared/problem.ts';
import type { AccountAnswer } from '../own-account.contract.ts';
import { emailChangeAbout } from './email-changes.service.ts';
import { userAsJson } from './queries.ts';
import { sessionsAbout } from './sessions.service.ts';

const daysAbout = aboutPerson(
  userAsJson,
  (user) =>
    user && {
      createdAt: new Date(user.created_at).toISOString(),
      passwordSetAt: new Date(user.password_set_at).toISOString(),
    },
);

/** The account's data for the account page, as part of that page's statement. */
export function accountAbout(ctx: Context<Actor>) {
  const { ask, read } = together({
    days: daysAbout,
    emailChange: emailChangeAbout(ctx.clock.now()),
    sessions: sessionsAbout(ctx),
  });
  return aboutPerson(ask, (told): AccountAnswer => {
    const { days, ...rest } = read(told);
    if (!days) throw refuse('auth/required');
    return { ...days, ...rest };
  });
}

export const accountOf = async (ctx: Context<Actor>): Promise<AccountAnswer> =>
  (await askAbout(ctx.actor.uid, { account: accountAbout(ctx) })).account;
