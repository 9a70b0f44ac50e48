import { ApiFailure } from '#app/shared/api-client.ts';

/** It came to nothing before the server was asked, for a reason that the person reads. */
export const stopped = (words: string): ApiFailure => new ApiFailure(0, 'factors/stopped', words);
