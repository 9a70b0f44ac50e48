import { z } from 'zod';
import { displayName } from '#app/accounts/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems } from '#app/shared/problem.ts';
import { Profile, sessionEndpoint } from '#app/shared/profile.ts';

/** Someone else's profile and one that does not exist look alike. */
export const profileProblems = defineProblems({ 'profile/not-found': [404, 'There is no such user.'] });

const own = z.object({ uid: z.string().max(100) });

/** Our own media address, from POST /account/photo once it stands; until then a photo can only be taken away (decisions.md ruling 44). */
const photoURL = z.null('A photo comes from an upload, not from an address.');

export const profileContract = defineContract({
  ...sessionEndpoint,
  'GET /auth/users/{uid}': {
    summary: 'A profile: one’s own, or any for an admin',
    access: 'user',
    params: own,
    ok: Profile,
    problems: profileProblems,
  },
  'PUT /auth/users/{uid}': {
    summary: 'Change one’s own name or photo; only what is sent changes',
    access: 'user',
    params: own,
    body: z.strictObject({ displayName: displayName.optional(), photoURL: photoURL.optional() }),
    ok: Profile,
    problems: profileProblems,
  },
});
