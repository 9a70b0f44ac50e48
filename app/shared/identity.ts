import { useSyncExternalStore } from 'react';
import { minuteMs } from './durations.ts';
import { api, failureText, onSessionLost, token } from './api-client.ts';
import type { Profile, sessionEndpoint } from './profile.ts';
import type { Standing } from './redirects.ts';

/**
 * Who is at this browser. `starting` until the stored token has been asked about; `unreachable`
 * when no answer came, the token is kept then. Identity travels in the token alone, so the server's
 * HTML always says `starting`. `fresh`: signed in just now in this tab, and not yet led on from
 * there (useGuard). `ended`: nobody here signed out, the server ended the session or it ran out.
 */
export type Identity =
  | { status: 'starting' }
  | { status: 'signed-out'; ended?: true }
  | {
      status: 'signed-in';
      profile: Profile;
      unreadNotifications: number;
      secondFactorDue: boolean;
      fresh: boolean;
    }
  | { status: 'unreachable'; message: string };

const call = api<typeof sessionEndpoint>();
const listeners = new Set<() => void>();
const starting: Identity = { status: 'starting' };
let current: Identity = starting;

function become(next: Identity): void {
  current = next;
  if (next.status === 'signed-out') delete document.documentElement.dataset.session;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Asks who the stored token stands for; the first step of part 1 section 4, "Startup sequence".
 * Also refreshes the profile: who is known already stays known when that fails, and `onStale` is
 * told.
 */
export async function loadIdentity({
  fresh,
  onStale = () => undefined,
}: { fresh?: boolean; onStale?: () => void } = {}): Promise<Identity> {
  const asked = token.read();
  if (!asked) {
    become({ status: 'signed-out' });
    return current;
  }
  // Someone may have signed in or out meanwhile: then the answer is about nobody here.
  const stillAsked = () => token.read() === asked;
  try {
    const { profile, unreadNotifications, secondFactorDue } = await call('GET /auth/session');
    askedAt = performance.now();
    if (!stillAsked()) return current;
    // A fresh sign-in may have been led on while this was asked: it is not led on twice, away from
    // where its person is going by then.
    const unled = current.status === 'signed-in' && current.fresh;
    become({
      status: 'signed-in',
      profile,
      unreadNotifications,
      secondFactorDue,
      fresh: fresh ?? unled,
    });
  } catch (failure) {
    if (!stillAsked()) return current;
    if (current.status === 'signed-in') onStale();
    else
      become({ status: 'unreachable', message: failureText(failure, 'Failed to fetch profile') });
  }
  return current;
}

/** When the last answer came, in milliseconds since the document was loaded. */
let askedAt = 0;

let first: Promise<Identity> | undefined;

/** Who is here, asked about once in a document, by whoever needs to know first. */
export const knownIdentity = (): Promise<Identity> =>
  current.status === 'starting' ? (first ??= loadIdentity()) : Promise.resolve(current);

/**
 * Whoever comes back to a tab after as long as this is asked about again: a payment or a
 * notification may have come meanwhile.
 */
const staleAfterMs = 5 * minuteMs;

/**
 * From now on a session that the server has ended ends here, and what other tabs do counts here
 * too.
 */
export function watchIdentity(): () => void {
  onSessionLost(() => {
    token.clear();
    become({ status: 'signed-out', ended: true });
  });
  const changed = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === 'token' || key === null) void loadIdentity({ fresh: false });
  };
  const cameBack = () => {
    if (
      document.visibilityState === 'visible' &&
      current.status === 'signed-in' &&
      performance.now() - askedAt > staleAfterMs
    )
      void loadIdentity();
  };
  addEventListener('storage', changed);
  document.addEventListener('visibilitychange', cameBack);
  return () => {
    removeEventListener('storage', changed);
    document.removeEventListener('visibilitychange', cameBack);
  };
}

/** Keeps a fresh session's token and loads its person; useGuard then leads on. */
export async function signedIn(sessionToken: string): Promise<Identity> {
  token.write(sessionToken);
  return loadIdentity({ fresh: true });
}

/** A fresh sign-in has been led to its page. */
export function finishSignIn(): void {
  if (current.status === 'signed-in') become({ ...current, fresh: false });
}

/** Forgets the person in this browser, whatever the server says (decisions.md ruling 27). */
export function forgetIdentity(): void {
  token.clear();
  become({ status: 'signed-out' });
}

/** A changed part of one's own profile, e.g. after saving the name. */
export function updateProfile(change: Partial<Profile>): void {
  if (current.status === 'signed-in')
    become({ ...current, profile: { ...current.profile, ...change } });
}

/** How many notifications are left to read, as an answer has just said. */
export function updateUnread(unreadNotifications: number): void {
  if (current.status === 'signed-in') become({ ...current, unreadNotifications });
}

export const useIdentity = (): Identity =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => starting,
  );

/** What to call a person of whom no name is known is 'User' (part 1 section 2). */
export const nameOf = (profile: Profile | undefined): string => profile?.displayName || 'User';

/** The profile of whoever is signed in. */
export function useProfile(): Profile | undefined {
  const identity = useIdentity();
  return identity.status === 'signed-in' ? identity.profile : undefined;
}

/**
 * An admin without a membership opens the members' dashboard to check it (decisions.md ruling 59).
 */
export function useSeesAsAdmin(): boolean {
  const { admin, active } = standingOf(useIdentity());
  return admin && !active;
}

export const standingOf = (identity: Identity): Standing => ({
  signedIn: identity.status === 'signed-in',
  active: identity.status === 'signed-in' && identity.profile.membershipStatus === 'active',
  admin: identity.status === 'signed-in' && identity.profile.role === 'admin',
  secondFactorDue: identity.status === 'signed-in' && identity.secondFactorDue,
});
