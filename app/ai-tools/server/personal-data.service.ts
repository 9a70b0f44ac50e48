import { contentChangedSoon } from '#app/platform/content-changed.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import { deleteRatingsOf, ratingsOf } from './ratings.queries.ts';
import { deleteSuggestionsOf, suggestionsOf } from './suggestions.queries.ts';

export const toolsPersonalData: PersonalData = {
  part: 'ai-tools',
  inPolicy: 'ratings and suggestions',
  tables: {
    ai_tool_ratings: 'exported; deleted, and no longer counted',
    ai_tool_suggestions: 'those one made are exported and deleted',
  },
  exportOf: async ({ uid }) => ({
    data: { ratings: await ratingsOf(uid), suggestions: await suggestionsOf(uid) },
  }),
  erase: async (_ctx, { uid }) => {
    await deleteRatingsOf(uid);
    await deleteSuggestionsOf(uid);
    await contentChangedSoon('ai-tools');
  },
};
