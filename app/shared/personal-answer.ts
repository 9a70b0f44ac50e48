import { ApiFailure, token } from './api-client.ts';
import { knownIdentity, loadIdentity, standingOf } from './identity.ts';

/**
 * What a page of one's own has to show. `waiting`: nobody is signed in, or may not be here; the
 * guard is leading them away.
 */
export type PersonalAnswer<T> =
  | { status: 'waiting' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: ApiFailure };

/**
 * Asks for data of whoever is signed in, for a clientLoader, beside the question who they are.
 * Refusals that end in a redirect are not failures: nobody sees an error flash by on the way to
 * /login or /register; nor is an answer `null`, which a page's data has for those who may not be
 * there. What is `only` for admins is asked for once they are known as such.
 */
export async function personalAnswer<T>(
  ask: () => Promise<T>,
  { only }: { only?: 'admin' } = {},
): Promise<PersonalAnswer<NonNullable<T>>> {
  if (!token.read()) return { status: 'waiting' };
  if (only) {
    const identity = await knownIdentity();
    if (identity.status !== 'unreachable' && !standingOf(identity).admin)
      return { status: 'waiting' };
  }
  try {
    const data = await ask();
    if (data !== null && data !== undefined) return { status: 'ready', data };
    // The membership may have ended since this browser asked about it: the guard needs to know.
    await loadIdentity();
    return { status: 'waiting' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status === 401) return { status: 'waiting' };
    if (
      (failure.status === 402 || failure.code === 'auth/forbidden') &&
      !standingOf(await loadIdentity()).admin
    )
      return { status: 'waiting' };
    return { status: 'failed', failure };
  }
}
