import { ApiFailure } from '#app/shared/api-client.ts';

/** It failed before the server was asked; the person reads the reason. */
export const stopped = (words: string): ApiFailure => new ApiFailure(0, 'factors/stopped', words);
