import { implement } from '#app/platform/http.ts';
import { foundersHubContract } from '../contract.ts';
import {
  ownProfile,
  revokeShare,
  sharedProfile,
  shareProfile,
  writeProfile,
} from './profile.service.ts';
import { foundersHub, saveTask, taskOf } from './service.ts';

export const foundersHubApi = implement(foundersHubContract, {
  'GET /founders-hub': ({ ctx }) => foundersHub(ctx),
  'GET /founders-hub/tasks/{slug}': ({ ctx, params }) => taskOf(ctx, params.slug),
  'PUT /founders-hub/tasks/{slug}': ({ ctx, params, body }) =>
    saveTask(ctx, { ...body, slug: params.slug }),
  'GET /founders-hub/profile': ({ ctx }) => ownProfile(ctx),
  'PUT /founders-hub/profile': ({ ctx, body }) => writeProfile(ctx, body),
  'POST /founders-hub/profile/share': ({ ctx }) => shareProfile(ctx),
  'DELETE /founders-hub/profile/share': async ({ ctx }) => {
    await revokeShare(ctx);
  },
  'GET /startup-profiles/{key}': ({ ctx, params }) => sharedProfile(ctx, params.key),
});
