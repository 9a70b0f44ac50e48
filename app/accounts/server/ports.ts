import type { Context } from '#app/platform/context.ts';
import type { SecondStepWay } from '../second-step-ways.ts';
import type { Person } from './people.service.ts';

/** What the owner of an account must hear of; `key` tells one event from the next. */
export type SecurityEvent = { uid: string; key: string } & (
  | { kind: 'new-sign-in'; device: string }
  | { kind: 'password-changed' }
  | { kind: 'email-changed'; email: string }
);

interface AccountsSettings {
  /** Links in mails start with this; nothing of a request does (reliability.md A7). */
  appUrl: string;
  /** The account that is admin once its address is verified (decisions.md ruling 6). */
  adminEmail: string | undefined;
  /** Told inside the transaction that makes the account. */
  onSignedUp?: (ctx: Context, person: Person) => Promise<void>;
  /** Told inside the transaction in which it happens. */
  onSecurityEvent?: (ctx: Context, event: SecurityEvent) => Promise<void>;
  /**
   * Asked, inside the transaction, of whoever gave the right password: how may the second step be
   * taken? None: it is not owed.
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
