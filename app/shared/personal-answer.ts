import { ApiFailure, token } from './api-client.ts';
import { knownIdentity, loadIdentity, standingOf, type Identity } from './identity.ts';

/**
 * The state of a personal page's data. `waiting`: nobody is signed in, or the person may not be
 * here; the guard is redirecting them.
 */
export type PersonalAnswer<T> =
  | { status: 'waiting' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: ApiFailure };

type Role = 'author' | 'finance' | 'admin';

const hasRole = (identity: Identity, role: Role): boolean => {
  const standing = standingOf(identity);
  return standing.admin || standing[role] === true;
};

/**
 * For a clientLoader: asks for the signed-in person's data while it asks who they are. A refusal
 * that ends in a redirect is not a failure: nobody sees an error flash on the way to /login or
 * /register. Neither is `null`, the answer for people who may not see the page. Data `only` for
 * admins, or for them and one of the other roles, is requested once we know that the person is one.
 */
export async function personalAnswer<T>(
  ask: () => Promise<T>,
  { only }: { only?: Role } = {},
): Promise<PersonalAnswer<NonNullable<T>>> {
  if (!token.read()) return { status: 'waiting' };
  if (only) {
    const identity = await knownIdentity();
    if (identity.status !== 'unreachable' && !hasRole(identity, only)) return { status: 'waiting' };
  }
  try {
    const data = await ask();
    if (data !== null && data !== undefined) return { status: 'ready', data };
    // The membership may have ended since this browser last asked: the guard needs to know.
    await loadIdentity();
    return { status: 'waiting' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status === 401) return { status: 'waiting' };
    if (
      (failure.status === 402 || failure.code === 'auth/forbidden') &&
      !hasRole(await loadIdentity(), only ?? 'admin')
    )
      return { status: 'waiting' };
    return { status: 'failed', failure };
  }
}
