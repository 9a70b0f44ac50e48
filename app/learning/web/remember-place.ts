import { api } from '#app/shared/api-client.ts';
import type { learningContract } from '../contract.ts';

/** It also arrives when the page is being left. */
const call = api<typeof learningContract>((input, init) =>
  fetch(input, { ...init, keepalive: true }),
);

/** Stores how far a video was watched. If that fails, the reader needn't know. */
export const rememberPlace = (lesson: string, video: string, seconds: number): void =>
  void call('PUT /learning/lessons/{id}/videos/{video}', {
    params: { id: lesson, video },
    body: { seconds },
  }).catch(() => undefined);
