import { ApiFailure } from '#app/shared/api-client.ts';

/**
 * For `catch`: where the server says only that something unexpected happened, the form has words of
 * its own (part 2 section 8).
 */
export const inOwnWords =
  (words: string) =>
  (failure: unknown): never => {
    throw failure instanceof ApiFailure && failure.code === 'server/unexpected'
      ? new ApiFailure(failure.status, failure.code, words)
      : failure;
  };
