import type { UnnamedActor } from '#app/audit/unnamed-actors.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { aboutPerson, together, type AboutPerson } from '#app/platform/about-person.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { systemContext, type Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { searchedPage } from '#app/platform/searched-list.ts';
import { hourMs } from '#app/shared/durations.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import { accountActions } from '../actions.ts';
import { sessionEnd } from './admission.service.ts';
import * as people from './people.queries.ts';
import { asPerson, type Person } from './people.service.ts';
import * as queries from './queries.ts';
import { extendSession, liveSession } from './sessions.queries.ts';
import { settings } from './ports.ts';

const recordAdminAction = recorderOf(accountActions);

/** Use extends a session, but we write its new end at most this often. */
const touchEveryMs = hourMs;

interface Identified<About> {
  uid: string;
  sessionId: string;
  role: 'user' | 'admin';
  roles: readonly GrantedRole[];
  secondFactor: boolean;
  about: About;
}

/**
 * Finds the owner of a token's session, with the result of `about` for that person in the same
 * statement. Null if the token is unknown, expired or ended, or the account is disabled.
 */
export function identifyWith<About>(
  about: AboutPerson<About>,
): (ctx: Pick<Context, 'clock'>, token: string) => Promise<Identified<About> | null> {
  const find = liveSession(about);
  return async ({ clock }, token) => {
    const now = clock.now();
    const [session] = await find({ tokenHash: sha256(token), now });
    if (!session) return null;
    if (now.getTime() - session.last_used_at.getTime() > touchEveryMs)
      await extendSession(session.session_id, now, sessionEnd(now));
    return {
      uid: session.uid,
      sessionId: session.session_id,
      role: session.is_admin ? 'admin' : 'user',
      roles: session.roles,
      secondFactor: session.second_factor_at !== null,
      about: about.read(session.about),
    };
  };
}

/**
 * Sets the given fields; the input is already parsed (contract.ts `displayName`), and a photo is
 * null or our own media address (decisions.md ruling 44).
 */
export const updatePerson = (
  _ctx: Context,
  {
    uid,
    ...changes
  }: { uid: string; displayName?: string | undefined; photoURL?: string | null | undefined },
): Promise<void> =>
  tx(async () => {
    await queries.updateUser(uid, changes);
    if (changes.displayName !== undefined) await contentChanged('people');
  });

export const grantAdmin = (
  ctx: Context,
  { uid, reason, by }: { uid: string; reason: string; by?: UnnamedActor },
): Promise<void> =>
  tx(async () => {
    if (await queries.insertAdminGrant(uid, reason, ctx.actor?.uid ?? null, ctx.clock.now()))
      await recordAdminAction(ctx, {
        action: 'role/grant',
        subject: { kind: 'account', id: uid },
        reason,
        ...(by && { by }),
      });
  });

export const revokeAdmin = (
  ctx: Context,
  { uid, reason }: { uid: string; reason: string },
): Promise<void> =>
  tx(async () => {
    if (await queries.deleteAdminGrant(uid))
      await recordAdminAction(ctx, {
        action: 'role/revoke',
        subject: { kind: 'account', id: uid },
        reason,
      });
  });

const namedInSettings = 'named in ADMIN_EMAIL';

/**
 * Removes the role from anyone who got it through ADMIN_EMAIL but is no longer named there. Other
 * grants stay.
 */
export async function revokeFormerAdmin({ clock }: Pick<Context, 'clock'>): Promise<void> {
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
  });
}

/**
 * Makes the role follow ADMIN_EMAIL: at the start, and when its address has been verified or its
 * password set by mail.
 */
export async function grantConfiguredAdmin({ clock }: Pick<Context, 'clock'>): Promise<void> {
  const { adminEmail } = settings();
  const ctx = systemContext(clock, 'admin-email');
  await tx(async () => {
    await revokeFormerAdmin(ctx);
    const user = adminEmail ? await queries.userByEmail(adminEmail) : undefined;
    if (user?.email_verified_at)
      await grantAdmin(ctx, { uid: user.uid, reason: namedInSettings, by: 'setting' });
  });
}

/**
 * A page of the matching accounts, and their total number, unless it is not `counted`: then there are
 * more. A page number after the last gets the last page.
 */
export async function listPeople(
  { search, total, ...filter }: people.PeopleFilter,
  { order, ...asked }: { order: people.PeopleOrder; page: number; perPage: number },
): Promise<{ found: Person[]; page: number; pages: number; total: number; counted: boolean }> {
  const { rows, ...place } = search
    ? await searchedPage(people.peopleFound(search, filter, order), asked)
    : { ...(await pageOf(people.peopleIn(filter, order), { ...asked, total })), counted: true };
  return { found: rows.map(asPerson), ...place };
}

/** Facts about an account for admins only, as part of another feature's statement. */
export const accountFactsAbout = (now: Date) =>
  together({
    disabling: aboutPerson(
      people.disablingOf,
      (disabling) => disabling && { ...disabling, at: new Date(disabling.at) },
    ),
    sessions: aboutPerson(
      (uid) => people.sessionFacts(uid, now),
      ({ open, lastUsedAt }) => ({ open, lastUsedAt: lastUsedAt ? new Date(lastUsedAt) : null }),
    ),
  });
