import { ApiFailure } from './api-client.ts';

/**
 * A call's answer, or null if it failed, for a page that explains the failure itself. Our own bugs
 * are still thrown.
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
 * The result of `serverLoader()` on a navigation, or null if it did not arrive. The router throws
 * any failure on the way.
 */
export const arrived = <Data>(data: Promise<Data>): Promise<Data | null> => data.catch(() => null);
