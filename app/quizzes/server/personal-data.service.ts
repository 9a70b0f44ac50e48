import type { PersonalData } from '#app/platform/personal-data.ts';
import { attemptFacts, deleteAttempts, resultFacts } from './personal-data.queries.ts';

export const quizzesPersonalData: PersonalData = {
  part: 'quizzes',
  inPolicy: 'Quizzes you took',
  tables: { quiz_results: 'exported; deleted', quiz_attempts: 'exported; deleted' },
  exportOf: async ({ uid }) => ({
    data: { results: await resultFacts(uid), attempts: await attemptFacts(uid) },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteAttempts(uid);
  },
};
