import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { tutorContract } from '../contract.ts';
import { askTutor, tutorUsage } from './service.ts';

export const tutorApi = implement(tutorContract, {
  'POST /learning/lessons/{id}/tutor': async ({ ctx, params, body }) =>
    new Answer(await askTutor(ctx, { ...params, ...body }), {
      // A proxy would keep the lines until it has a bufferful.
      headers: { 'x-accel-buffering': 'no' },
    }),
  'GET /admin/tutor': () => tutorUsage(),
});
