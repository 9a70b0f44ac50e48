import type { PersonalData } from '#app/platform/personal-data.ts';
import { blockFacts, learnerFacts } from './queries.ts';
import { forget } from './service.ts';

export const recallPersonalData: PersonalData = {
  part: 'recall',
  inPolicy: 'If you turn revision on: the practice that comes back to you',
  tables: {
    recall_learners: 'exported; deleted',
    recall_blocks: 'exported; deleted',
  },
  exportOf: async ({ uid }) => ({
    data: { revision: await learnerFacts(uid), comesBack: await blockFacts(uid) },
  }),
  erase: (_ctx, { uid }) => forget(uid),
};
