import { implement } from '#app/platform/http.ts';
import { profileContract } from '../contract.ts';
import { profileOf, updateProfile } from './service.ts';

export const profileApi = implement(profileContract, {
  'GET /auth/session': async ({ ctx }) => ({ uid: ctx.actor.uid, profile: await profileOf(ctx, ctx.actor.uid) }),
  'GET /auth/users/{uid}': ({ ctx, params }) => profileOf(ctx, params.uid),
  'PUT /auth/users/{uid}': ({ ctx, params, body }) => updateProfile(ctx, params.uid, body),
});
