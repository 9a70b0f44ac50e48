import { useSyncExternalStore } from 'react';
import { minuteMs } from './durations.ts';
import { api, failureText, onSessionLost, token } from './api-client.ts';
import type { GrantedRole, Profile, sessionEndpoint } from './profile.ts';
import type { Standing } from './redirects.ts';

/**
 * Who uses this browser. `starting`: we have not yet asked about the stored token. `unreachable`:
 * no answer came, and the token stays stored. Only the token carries the identity, so the server's
 * HTML always says `starting`. `fresh`: signed in just now in this tab, and not yet redirected
 * (useGuard). `ended`: nobody signed out in this tab; the server ended the session or it expired, or
 * another tab was signed out.
 */
export type Identity =
  | { status: 'starting' }
  | { status: 'signed-out'; ended?: 'here' | 'elsewhere' }
  | {
      status: 'signed-in';
      profile: Profile;
      roles: readonly GrantedRole[];
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
 * Asks whose token this is; the first step of part 1 section 4, "Startup sequence". Also refreshes
 * the profile: if that fails, the person stays signed in, and `onStale` is called.
 */
export async function loadIdentity({
  fresh,
  onStale = () => undefined,
}: { fresh?: boolean; onStale?: () => void } = {}): Promise<Identity> {
  const asked = token.read();
  if (!asked) {
    const wasHere = current.status === 'signed-in';
    become({ status: 'signed-out', ...(wasHere && { ended: 'elsewhere' }) });
    return current;
  }
  // If someone has signed in or out meanwhile, the answer is about the wrong person.
  const stillAsked = () => token.read() === asked;
  try {
    const { uid: _, ...session } = await call('GET /auth/session');
    askedAt = performance.now();
    if (!stillAsked()) return current;
    // A fresh sign-in may have been redirected while we asked. Don't redirect it again, away from
    // where the person is going by then.
    const unled = current.status === 'signed-in' && current.fresh;
    become({
      status: 'signed-in',
      ...session,
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

/** When the last answer arrived, in milliseconds since the document was loaded. */
let askedAt = 0;

let first: Promise<Identity> | undefined;

/**
 * Who is here. The first caller asks the server; later ones in the same document share the answer.
 */
export const knownIdentity = (): Promise<Identity> =>
  current.status === 'starting' ? (first ??= loadIdentity()) : Promise.resolve(current);

/**
 * When someone returns to a tab after this long, we ask again: a payment or a notification may have
 * arrived meanwhile.
 */
const staleAfterMs = 5 * minuteMs;

/**
 * From now on, signs this browser out when the server ends the session, and follows what other tabs
 * do.
 */
export function watchIdentity(): () => void {
  onSessionLost(() => {
    token.clear();
    become({ status: 'signed-out', ended: 'here' });
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

/** Stores a fresh session's token and loads its person; useGuard then redirects. */
export async function signedIn(sessionToken: string): Promise<Identity> {
  token.write(sessionToken);
  return loadIdentity({ fresh: true });
}

/** A fresh sign-in has been redirected to its page. */
export function finishSignIn(): void {
  if (current.status === 'signed-in') become({ ...current, fresh: false });
}

/** Forgets the person in this browser, whatever the server says (decisions.md ruling 27). */
export function forgetIdentity(): void {
  token.clear();
  become({ status: 'signed-out' });
}

/** A changed part of the person's own profile, e.g. after saving the name. */
export function updateProfile(change: Partial<Profile>): void {
  if (current.status === 'signed-in')
    become({ ...current, profile: { ...current.profile, ...change } });
}

/** The number of unread notifications, from the latest answer. */
export function updateUnread(unreadNotifications: number): void {
  if (current.status === 'signed-in') become({ ...current, unreadNotifications });
}

export const useIdentity = (): Identity =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => starting,
  );

/** A person without a known name is called 'User' (part 1 section 2). */
export const nameOf = (profile: Profile | undefined): string => profile?.displayName || 'User';

/** The profile of the signed-in person. */
export function useProfile(): Profile | undefined {
  const identity = useIdentity();
  return identity.status === 'signed-in' ? identity.profile : undefined;
}

/** The id of the signed-in person, once it is known. */
export const personHere = (): string | undefined =>
  current.status === 'signed-in' ? current.profile.uid : undefined;

/**
 * An admin without a membership may open the members' dashboard to check it (decisions.md ruling
 * 59).
 */
export function useSeesAsAdmin(): boolean {
  const { admin, active } = standingOf(useIdentity());
  return admin && !active;
}

export function standingOf(identity: Identity): Standing {
  const signedIn = identity.status === 'signed-in';
  const has = (role: GrantedRole): boolean => signedIn && identity.roles.includes(role);
  return {
    signedIn,
    active: signedIn && identity.profile.membershipStatus === 'active',
    author: has('author'),
    helper: has('helper'),
    finance: has('finance'),
    admin: signedIn && identity.profile.role === 'admin',
    secondFactorDue: signedIn && identity.secondFactorDue,
  };
}
