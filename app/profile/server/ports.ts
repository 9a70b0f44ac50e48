import type { AboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import type { AccountPage } from '../contract.ts';

/** Parts from services that other features don't export. */
interface AccountPageParts {
  accountAbout: (ctx: Context<Actor>) => AboutPerson<AccountPage['account']>;
  deletionAbout: AboutPerson<Date | null>;
  preferencesAbout: AboutPerson<AccountPage['mailPreferences']>;
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
