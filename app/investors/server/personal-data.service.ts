import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteOwn, letterFacts, shortlistFacts, viewFacts } from './personal-data.queries.ts';

export const investorsPersonalData: PersonalData = {
  part: 'investors',
  inPolicy: 'Investors you looked at',
  tables: {
    investor_views: 'exported; deleted',
    shortlisted_investors: 'exported; deleted',
    investor_letters: 'those of the account, and from its address, are exported; deleted',
  },
  exportOf: async (person) => ({
    data: {
      viewed: await viewFacts(person.uid),
      shortlist: await shortlistFacts(person.uid),
      letters: await letterFacts(person),
    },
  }),
  erase: (_ctx, subject) => deleteOwn(subject),
};
