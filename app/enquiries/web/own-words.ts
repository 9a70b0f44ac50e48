import { ApiFailure } from '#app/shared/api-client.ts';

/**
 * For `catch`: if the server reports only something unexpected, the form uses its own text (part 2
 * section 8).
 */
export const inOwnWords =
  (words: string) =>
  (failure: unknown): never => {
    throw failure instanceof ApiFailure && failure.code === 'server/unexpected'
      ? new ApiFailure(failure.status, failure.code, words)
      : failure;
  };
