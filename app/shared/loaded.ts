import { ApiFailure } from './api-client.ts';

/**
 * A call's answer, or null where it failed, for a page that says so in its own words. A bug of ours
 * is still thrown.
 */
export async function loaded<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof ApiFailure) return null;
    throw failure;
  }
}

/**
 * What `serverLoader()` brings on a navigation, or null where it did not arrive. The router throws
 * whatever went wrong on the way.
 */
export const arrived = <Data>(data: Promise<Data>): Promise<Data | null> => data.catch(() => null);
