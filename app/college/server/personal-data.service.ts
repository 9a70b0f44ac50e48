import type { PersonalData } from '#app/platform/personal-data.ts';
import { addressFacts, deleteAllOf, requestFacts } from './personal-data.queries.ts';

export const collegePersonalData: PersonalData = {
  part: 'college',
  inPolicy: 'academic address',
  tables: { college_addresses: 'exported; deleted', college_requests: 'exported; deleted' },
  exportOf: async ({ uid }) => ({
    data: { addresses: await addressFacts(uid), requests: await requestFacts(uid) },
  }),
  erase: async (_ctx, { uid }) => deleteAllOf(uid),
};
