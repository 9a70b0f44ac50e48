import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteGoal, goalFacts } from './queries.ts';

export const goalsPersonalData: PersonalData = {
  part: 'goals',
  inPolicy: 'The weekly goal you set, and the weeks in a row in which you met it',
  tables: { weekly_goals: 'exported; deleted' },
  exportOf: async ({ uid }) => ({ data: { weeklyGoal: await goalFacts(uid) } }),
  erase: async (_ctx, { uid }) => {
    await deleteGoal(uid);
  },
};
