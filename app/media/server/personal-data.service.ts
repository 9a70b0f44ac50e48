import type { PersonalData } from '#app/platform/personal-data.ts';
import { mediaFactsOf } from './queries.ts';

export const mediaPersonalData: PersonalData = {
  part: 'media',
  inPolicy: 'which files you have uploaded for lessons',
  tables: {
    media:
      'exported as a list; stays, since lessons show it, without the name of whoever uploaded it',
  },
  exportOf: async ({ uid }) => ({ data: await mediaFactsOf(uid) }),
};
