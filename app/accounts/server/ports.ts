import type { Context } from '#app/platform/context.ts';
import type { OpenedLink } from '#app/shared/waiting.ts';
import type { SecondStepWay } from '../second-step-ways.ts';
import type { Person } from './people.service.ts';

/** Events that an account's owner must hear about; `key` distinguishes the events. */
export type SecurityEvent = { uid: string; key: string } & (
  | { kind: 'new-sign-in'; device: string }
  | { kind: 'password-changed' }
  | { kind: 'email-changed'; email: string }
);

interface AccountsSettings {
  /** Links in mails start with this, never with anything from a request (reliability.md A7). */
  appUrl: string;
  /** The account that becomes admin once its address is verified (decisions.md ruling 6). */
  adminEmail: string | undefined;
  /** Called inside the transaction that creates the account; with the referral link, if any. */
  onSignedUp?: (ctx: Context, person: Person, link?: OpenedLink) => Promise<void>;
  /** Called inside the transaction in which it happens. */
  onSecurityEvent?: (ctx: Context, event: SecurityEvent) => Promise<void>;
  /**
   * Called inside the transaction, after the right password: the ways to take the second step. An
   * empty list means none is needed.
   */
  secondStepWays?: (uid: string) => Promise<readonly SecondStepWay[]>;
}

let given: AccountsSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureAccounts = (settings: AccountsSettings): void => {
  given = settings;
};

export const settings = (): AccountsSettings => {
  if (!given) throw new Error('configureAccounts has not been called');
  return given;
};
