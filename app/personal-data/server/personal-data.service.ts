import type { PersonalData } from '#app/platform/personal-data.ts';
import { openDeletion } from './queries.ts';

export const deletionsPersonalData: PersonalData = {
  part: 'deletion',
  inPolicy: 'delete your account',
  tables: {
    account_deletions: 'exported while it can be taken back; kept, to show that it was done',
  },
  exportOf: async ({ uid }) => ({ data: (await openDeletion(uid)) ?? null }),
};
