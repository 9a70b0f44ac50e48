import { ApiFailure, token } from './api-client.ts';
import { expectedStanding, knownIdentity, loadIdentity, standingOf } from './identity.ts';
import type { Standing } from './redirects.ts';

/** What a page of one's own has to show. `waiting`: nobody is signed in, or may not be here; the guard is leading them away. */
export type PersonalAnswer<T> = { status: 'waiting' } | { status: 'ready'; data: T } | { status: 'failed'; failure: ApiFailure };

/** Who alone may see a page: members (and admins, who may look at everything), or admins. */
type Circle = 'member' | 'admin';

const belongs = (circle: Circle, { active, admin }: Standing): boolean => admin || (circle === 'member' && active);

/**
 * Asks for data of whoever is signed in, for a clientLoader. Refusals that end in a redirect are not failures: nobody sees an error
 * flash by on the way to /login or /register. Data `only` for some is asked for at once by those whom this browser knows as such, beside
 * the question who they are; others are asked first, so that no refusal is provoked.
 */
export async function personalAnswer<T>(ask: () => Promise<T>, { only }: { only?: Circle } = {}): Promise<PersonalAnswer<T>> {
  if (!token.read()) return { status: 'waiting' };
  if (only && !belongs(only, expectedStanding())) {
    const identity = await knownIdentity();
    if (identity.status !== 'unreachable' && !belongs(only, standingOf(identity))) return { status: 'waiting' };
  }
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
