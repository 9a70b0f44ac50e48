import type { PersonalData } from '#app/platform/personal-data.ts';
import { roundFacts } from './queries.ts';

export const practicePersonalData: PersonalData = {
  part: 'practice',
  inPolicy: 'practice tried',
  tables: { practice_rounds: 'exported; kept without the person' },
  exportOf: async ({ uid }) => ({ data: await roundFacts(uid) }),
};
