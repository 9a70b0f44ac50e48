import { ApiFailure, token } from './api-client.ts';
import { loadIdentity, standingOf } from './identity.ts';

/** What a page of one's own has to show. `waiting`: nobody is signed in, or may not be here; the guard is leading them away. */
export type PersonalAnswer<T> = { status: 'waiting' } | { status: 'ready'; data: T } | { status: 'failed'; failure: ApiFailure };

/**
 * Asks for data of whoever is signed in, for a clientLoader. Refusals that end in a redirect are not failures: nobody sees an error
 * flash by on the way to /login or /register.
 */
export async function personalAnswer<T>(ask: () => Promise<T>): Promise<PersonalAnswer<T>> {
  if (!token.read()) return { status: 'waiting' };
  try {
    return { status: 'ready', data: await ask() };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status === 401) return { status: 'waiting' };
    // The membership, or the role, may have ended since this browser asked about it: the guard needs to know.
    if ((failure.status === 402 || failure.code === 'auth/forbidden') && !standingOf(await loadIdentity()).admin)
      return { status: 'waiting' };
    return { status: 'failed', failure };
  }
}
