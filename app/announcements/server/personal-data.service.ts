import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteAddress, waitingFacts } from './waiting.queries.ts';

export const announcementsPersonalData: PersonalData = {
  part: 'waiting',
  inPolicy: 'asked to be told when a course opens',
  tables: {
    waiting_addresses: 'those of the account’s address are exported; deleted with their codes',
  },
  exportOf: async ({ email }) => ({ data: { courses: await waitingFacts(email) } }),
  erase: async (_ctx, { email }) => deleteAddress(email),
};
