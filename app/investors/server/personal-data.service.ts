import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteOwn, letterFacts, shortlistFacts, viewFacts } from './personal-data.queries.ts';

export const investorsPersonalData: PersonalData = {
  part: 'investors',
  tables: {
    investor_views: 'exported; deleted',
    shortlisted_investors: 'exported; deleted',
    investor_letters: 'those from the account’s address are exported; deleted',
  },
  exportOf: async ({ uid, email }) => ({
    data: { viewed: await viewFacts(uid), shortlist: await shortlistFacts(uid), letters: await letterFacts(email) },
  }),
  erase: (_ctx, subject) => deleteOwn(subject),
};
