import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteHubOf, profileFacts, taskFacts } from './personal-data.queries.ts';

export const foundersHubPersonalData: PersonalData = {
  part: 'foundersHub',
  inPolicy: 'Founders’ Hub: the checklist',
  tables: {
    founder_tasks: 'exported; deleted',
    startup_profiles: 'exported but for the key of the link; deleted, and the link with it',
  },
  exportOf: async ({ uid }) => ({
    data: { tasks: await taskFacts(uid), startupProfile: (await profileFacts(uid)) ?? null },
  }),
  erase: async (_ctx, { uid }) => deleteHubOf(uid),
};
