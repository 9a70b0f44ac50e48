import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { personalDataContract } from '../contract.ts';
import { deletionOf, cancelDeletion, requestDeletion } from './deletions.service.ts';
import { exportOf } from './service.ts';

export const personalDataApi = implement(personalDataContract, {
  'GET /account/export': async ({ ctx }) =>
    new Answer(await exportOf(ctx, ctx.actor.uid), {
      headers: { 'content-disposition': 'attachment; filename="your-data.zip"' },
    }),
  'GET /account/deletion': async ({ ctx }) => ({
    dueAt: (await deletionOf(ctx))?.toISOString() ?? null,
  }),
  'POST /account/deletion': async ({ ctx, body }) => ({
    dueAt: (await requestDeletion(ctx, body)).toISOString(),
  }),
  'DELETE /account/deletion': async ({ ctx }) => {
    await cancelDeletion(ctx);
  },
});
