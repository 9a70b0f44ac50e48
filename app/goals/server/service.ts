import { lessonsBetween } from '#app/learning/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import type { WeeklyGoal } from '../contract.ts';
import type { GoalChoice } from '../goal-choices.ts';
import { metIn, startOf, weekAfter, weekOf, weeksDuring, type Streak } from '../goal-week.ts';
import * as queries from './queries.ts';

type Member = Context<Actor>;

interface Goal extends Streak {
  lessons: number;
  /** When the newest lessons were completed. */
  completions: readonly Date[];
}

/** A person's goal, as part of another statement; null without one. */
export const goalAbout = aboutPerson(queries.goalAsJson, (goal): Goal | null =>
  goal ? { ...goal, completions: goal.completions.map((at) => new Date(at)) } : null,
);

/** A goal as it is at this instant. */
export function goalAnswer({ lessons, completions, ...streak }: Goal, now: Date): WeeklyGoal {
  const week = weekOf(now);
  const from = startOf(week);
  return {
    lessons,
    done: completions.filter((at) => at >= from).length,
    met: streak.metWeek !== null && streak.metWeek >= week,
    weeks: weeksDuring(week, streak),
    metBefore: streak.metWeek !== null,
  };
}

export async function setGoal({ actor, clock }: Member, lessons: GoalChoice): Promise<WeeklyGoal> {
  const { uid } = actor;
  const now = clock.now();
  await tx(async () => {
    await queries.putGoal({ uid, lessons, set_at: now, due_week: weekOf(now) });
    await countTowardsGoal(uid, now);
  });
  const { goal } = await askAbout(uid, goalParts);
  if (!goal) throw new Error('The goal that was just set is gone');
  return goalAnswer(goal, now);
}

const goalParts = { goal: goalAbout };

export async function removeGoal({ actor }: Member): Promise<void> {
  await queries.deleteGoal(actor.uid);
}

/**
 * Notes that the week's goal is met, once it is; after the completion of a lesson, in its
 * transaction. The goal is locked before the lessons are counted: of two lessons that are completed
 * at the same moment, the second one sees the first.
 */
export async function countTowardsGoal(uid: string, completedAt: Date): Promise<void> {
  const goal = await queries.lockGoal(uid);
  const week = weekOf(completedAt);
  if (!goal || (goal.metWeek !== null && goal.metWeek >= week)) return;
  const done = await lessonsBetween(uid, startOf(week), startOf(weekAfter(week)));
  if (done >= goal.lessons) await queries.markMet(uid, metIn(week, goal));
}
