import type { UnnamedActor } from '#app/audit/actions.ts';
import { recordAdminAction } from '#app/audit/server/service.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { systemContext, type Context } from '#app/platform/context.ts';
import { dayMs, hourMs } from '#app/shared/durations.ts';
import * as people from './people.queries.ts';
import * as queries from './queries.ts';

export type { PeopleFilter, PeopleSet } from './people.queries.ts';

/** What the rest of the product may know of an account. */
export interface Person {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  role: 'user' | 'admin';
  emailVerified: boolean;
  /** Shut out by an admin. */
  disabled: boolean;
  createdAt: Date;
}

/** What the owner of an account must hear of; `key` tells one event from the next. */
export type SecurityEvent = { uid: string; key: string } & ({ kind: 'new-sign-in'; device: string } | { kind: 'password-changed' });

interface AccountsSettings {
  /** Links in mails start with this; nothing of a request does (reliability.md A7). */
  appUrl: string;
  /** The account that is admin once its address is verified (decisions.md ruling 6). */
  adminEmail: string | undefined;
  /** Told inside the transaction that makes the account. */
  onSignedUp?: (ctx: Context, person: Person) => Promise<void>;
  /** Told inside the transaction in which it happens. */
  onSecurityEvent?: (ctx: Context, event: SecurityEvent) => Promise<void>;
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

const sessionDays = 30;
/** A session's end moves with its use, but is written at most this often. */
const touchEveryMs = hourMs;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionDays * dayMs);

/** Whose session a token is: null when it is unknown, expired or ended, or when the account is disabled. */
export async function identify(
  { clock }: Pick<Context, 'clock'>,
  token: string,
): Promise<{ uid: string; sessionId: string; role: 'user' | 'admin' } | null> {
  const now = clock.now();
  const session = await queries.liveSession(sha256(token), now);
  if (!session) return null;
  if (now.getTime() - session.last_used_at.getTime() > touchEveryMs) await queries.extendSession(session.session_id, now, sessionEnd(now));
  return { uid: session.uid, sessionId: session.session_id, role: session.is_admin ? 'admin' : 'user' };
}

export async function personOf(uid: string): Promise<Person | null> {
  const user = await queries.userByUid(uid);
  return user ? asPerson(user) : null;
}

export async function personByEmail(canonicalEmail: string): Promise<Person | null> {
  const user = await queries.userByEmail(canonicalEmail);
  return user ? asPerson(user) : null;
}

/** How many accounts there are, and how many of them were made since an instant. */
export const countAccounts = (since: Date): Promise<{ all: number; since: number }> => queries.countUsers(since);

/** Several people, by uid. */
export async function peopleOf(uids: readonly string[]): Promise<Map<string, Person>> {
  const users = uids.length > 0 ? await queries.usersByUids(uids) : [];
  return new Map(users.map((user) => [user.uid, asPerson(user)]));
}

/** The names of several people, by uid. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await peopleOf(uids))].map(([uid, { displayName }]) => [uid, displayName]));
}

/** Sets what is given; the input is parsed (contract.ts `displayName`), a photo is null or our own media address (decisions.md ruling 44). */
export const updatePerson = (
  _ctx: Context,
  { uid, ...changes }: { uid: string; displayName?: string | undefined; photoURL?: string | null | undefined },
): Promise<void> => queries.updateUser(uid, changes);

export const grantAdmin = (ctx: Context, { uid, reason, by }: { uid: string; reason: string; by?: UnnamedActor }): Promise<void> =>
  tx(async () => {
    if (await queries.insertAdminGrant(uid, reason, ctx.actor?.uid ?? null, ctx.clock.now()))
      await recordAdminAction(ctx, { action: 'role/grant', subject: { kind: 'account', id: uid }, reason, ...(by && { by }) });
  });

export const revokeAdmin = (ctx: Context, { uid, reason }: { uid: string; reason: string }): Promise<void> =>
  tx(async () => {
    if (await queries.deleteAdminGrant(uid))
      await recordAdminAction(ctx, { action: 'role/revoke', subject: { kind: 'account', id: uid }, reason });
  });

const namedInSettings = 'named in ADMIN_EMAIL';

/** Makes the role follow ADMIN_EMAIL: at the start, and when an address has been verified. Other grants stay. */
export async function settleConfiguredAdmin({ clock }: Pick<Context, 'clock'>): Promise<void> {
  const { adminEmail } = settings();
  const ctx = systemContext(clock, 'admin-email');
  await tx(async () => {
    for (const { uid } of await queries.deleteAdminGrantsExcept(adminEmail, namedInSettings))
      await recordAdminAction(ctx, {
        action: 'role/revoke',
        subject: { kind: 'account', id: uid },
        reason: 'no longer named in ADMIN_EMAIL',
        by: 'setting',
      });
    const user = adminEmail ? await queries.userByEmail(adminEmail) : undefined;
    if (user?.email_verified_at) await grantAdmin(ctx, { uid: user.uid, reason: namedInSettings, by: 'setting' });
  });
}

/** A page of the accounts that match, and how many match in all; a page after the last is the last. */
export async function listPeople(
  filter: people.PeopleFilter,
  { order, page, perPage }: { order: people.PeopleOrder; page: number; perPage: number },
): Promise<{ found: Person[]; page: number; pages: number; total: number }> {
  const total = await people.countPeople(filter);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const rows = total > 0 ? await people.selectPeople(filter, { order, limit: perPage, offset: (shown - 1) * perPage }) : [];
  return { found: rows.map(asPerson), page: shown, pages, total };
}

/** What only admins may know of an account. */
export async function accountFacts({ clock }: Context, uid: string) {
  const [disabling, sessions] = await Promise.all([people.disablingOf(uid), people.sessionFacts(uid, clock.now())]);
  return { disabling: disabling ?? null, sessions };
}

export const asPerson = (user: queries.UserRow): Person => ({
  uid: user.uid,
  email: user.email,
  displayName: user.display_name,
  photoURL: user.photo_url,
  role: user.is_admin ? 'admin' : 'user',
  emailVerified: user.email_verified_at !== null,
  disabled: user.is_disabled,
  createdAt: user.created_at,
});
