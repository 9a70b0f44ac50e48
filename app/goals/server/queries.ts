import type { Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { newestCompletionsPart } from '#app/learning/server/face.ts';
import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import { weekAfter, type Streak, type Week } from '../goal-week.ts';
import type { GoalsTables } from './tables.ts';

const db = () => q<GoalsTables>();

/** Someone's goal, with when the newest lessons were completed. */
export const goalAsJson = (uid: Expression<string>) =>
  jsonObjectFrom(
    db()
      .selectFrom('weekly_goals')
      .select(['lessons', 'met_week as metWeek', 'weeks'])
      .select(newestCompletionsPart(uid).as('completions'))
      .where('uid', '=', uid),
  );

/** Sets the goal, or changes it: the weeks in a row stay. */
export const putGoal = (goal: { uid: string; lessons: number; set_at: Date; due_week: Week }) =>
  db()
    .insertInto('weekly_goals')
    .values({ ...goal, weeks: 0 })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ lessons: goal.lessons, set_at: goal.set_at }),
    )
    .execute();

/** Until the transaction ends, nothing else counts towards this goal. */
export const lockGoal = (uid: string) =>
  db()
    .selectFrom('weekly_goals')
    .select(['lessons', 'met_week as metWeek', 'weeks'])
    .where('uid', '=', uid)
    .$call(forUpdate)
    .executeTakeFirst();

export const markMet = (uid: string, { metWeek, weeks }: Streak & { metWeek: Week }) =>
  db()
    .updateTable('weekly_goals')
    .set({ met_week: metWeek, weeks, due_week: weekAfter(metWeek) })
    .where('uid', '=', uid)
    .execute();

export const deleteGoal = (uid: string) =>
  db().deleteFrom('weekly_goals').where('uid', '=', uid).execute();

export const goalFacts = (uid: string) =>
  db()
    .selectFrom('weekly_goals')
    .select(['lessons', 'set_at as setAt', 'met_week as lastMetInWeekOf', 'weeks as weeksInARow'])
    .where('uid', '=', uid)
    .execute();
