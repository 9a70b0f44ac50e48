import { highlights } from '#app/community/server/face.ts';
import { goalAbout, goalAnswer } from '#app/goals/server/face.ts';
import { begunAbout, currentOf } from '#app/learning/server/face.ts';
import { upcomingSessions } from '#app/live-sessions/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { broughtAbout } from '#app/referrals/server/face.ts';
import type { HomeAnswer } from '../contract.ts';

/** Always the same, so that the statement is compiled once. */
const parts = { begun: begunAbout, brought: broughtAbout, goal: goalAbout };

/** Null for someone who has no active membership and is not an admin. */
export async function home(ctx: Context<Actor>): Promise<HomeAnswer | null> {
  if (!ctx.actor.opens.lessons && ctx.actor.role !== 'admin') return null;
  const [{ begun, brought, goal }, live, picked] = await Promise.all([
    askAbout(ctx.actor.uid, parts),
    upcomingSessions(ctx),
    highlights(ctx),
  ]);
  const { current } = await currentOf(begun);
  return {
    current,
    membership: ownMembership(ctx),
    goal: goal && goalAnswer(goal, ctx.clock.now()),
    brought,
    live,
    highlights: picked,
  };
}
