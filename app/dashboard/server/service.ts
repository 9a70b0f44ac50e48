import { highlights } from '#app/community/server/face.ts';
import { goalAbout, goalAnswer } from '#app/goals/server/face.ts';
import { begunAbout, currentOf, firstLessonAbout } from '#app/learning/server/face.ts';
import { upcomingSessions } from '#app/live-sessions/server/face.ts';
import { ownMembership } from '#app/memberships/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { practisedAbout } from '#app/practice/server/face.ts';
import { recallAbout, todayOf } from '#app/recall/server/face.ts';
import { broughtAbout } from '#app/referrals/server/face.ts';
import type { HomeAnswer } from '../contract.ts';
import { firstStepsAt } from '../first-steps.ts';

/** Always the same, so that the statement is compiled once. */
const parts = {
  begun: begunAbout,
  practised: practisedAbout,
  firstLessonAt: firstLessonAbout,
  goal: goalAbout,
  recall: recallAbout,
  brought: broughtAbout,
};

/** Null for someone who has no active membership and is not an admin. */
export async function home(ctx: Context<Actor>): Promise<HomeAnswer | null> {
  if (!ctx.actor.opens.lessons && ctx.actor.role !== 'admin') return null;
  const [{ begun, practised, firstLessonAt, goal, recall, brought }, live, picked] =
    await Promise.all([askAbout(ctx.actor.uid, parts), upcomingSessions(ctx), highlights(ctx)]);
  const now = ctx.clock.now();
  const [{ current }, revision] = await Promise.all([
    currentOf(begun),
    recall && todayOf(recall, now),
  ]);
  return {
    current,
    membership: ownMembership(ctx),
    goal: goal && goalAnswer(goal, now),
    revision:
      revision && revision.due.length > 0
        ? { blocks: revision.due.length, minutes: revision.minutes }
        : null,
    offersRevision: practised && recall === null,
    steps: firstStepsAt(now, {
      course: begun.length > 0,
      practice: practised,
      goal: goal !== null,
      firstLessonAt,
    }),
    brought,
    live,
    highlights: picked,
  };
}
