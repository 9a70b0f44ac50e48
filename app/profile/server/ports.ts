import type { Actor, Context } from '#app/platform/context.ts';
import type { AccountPage } from '../contract.ts';

type Asked<Answer> = (ctx: Context<Actor>) => Promise<Answer>;

/** What other features answer from services that nobody else may call. */
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

export const accountPageParts = (): AccountPageParts => {
  if (!given) throw new Error('configureAccountPage has not been called');
  return given;
};
