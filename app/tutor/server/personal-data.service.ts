import type { PersonalData } from '#app/platform/personal-data.ts';
import { askerFacts, deleteAsker } from './queries.ts';

export const tutorPersonalData: PersonalData = {
  part: 'tutor',
  inPolicy: 'When you last asked the tutor, and how many questions that day; no words',
  tables: { tutor_askers: 'exported; deleted' },
  exportOf: async ({ uid }) => ({ data: { tutorQuestions: (await askerFacts(uid)) ?? null } }),
  erase: async (_ctx, { uid }) => {
    await deleteAsker(uid);
  },
};
