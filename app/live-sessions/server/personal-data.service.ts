import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteFeed } from './queries.ts';

export const liveSessionsPersonalData: PersonalData = {
  part: 'calendar',
  inPolicy: 'calendar feed',
  tables: { calendar_feeds: 'the hash of a key, not exported; deleted, and with it the feed' },
  erase: async (_ctx, { uid }) => deleteFeed(uid),
};
