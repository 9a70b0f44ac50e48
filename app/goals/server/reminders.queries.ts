import { q } from '#app/platform/database.ts';
import { leavingLocked } from '#app/platform/locks.ts';
import { weekAfter, type Week } from '../goal-week.ts';
import type { GoalsTables } from './tables.ts';

/**
 * Takes some of the goals for which this week is undecided, so that nobody else decides it. One that
 * is being counted at this moment is left.
 */
export const takeDue = (week: Week, most: number) =>
  q<GoalsTables>()
    .updateTable('weekly_goals')
    .set({ due_week: weekAfter(week) })
    .where('uid', 'in', (goals) =>
      goals
        .selectFrom('weekly_goals')
        .select('uid')
        .where('due_week', '<=', week)
        .orderBy('due_week')
        .orderBy('uid')
        .limit(most)
        .$call(leavingLocked),
    )
    .returning(['uid', 'lessons', 'set_at as setAt'])
    .execute();
