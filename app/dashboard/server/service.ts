import { highlights } from '#app/community/server/face.ts';
import { currentCourse } from '#app/learning/server/face.ts';
import { upcomingSessions } from '#app/live-sessions/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { referralStandingOf } from '#app/referrals/server/face.ts';
import type { HomeAnswer } from '../contract.ts';

/** Null for someone who has no active membership and is not an admin. */
export async function home(ctx: Context<Actor>): Promise<HomeAnswer | null> {
  if (!ctx.actor.opens.lessons && ctx.actor.role !== 'admin') return null;
  const [{ current }, { brought }, live, picked] = await Promise.all([
    currentCourse(ctx),
    referralStandingOf(ctx.actor.uid),
    upcomingSessions(ctx),
    highlights(ctx),
  ]);
  return { current, membership: ownMembership(ctx), brought, live, highlights: picked };
}
