import type { SearchSource } from '#app/shared/search-source.ts';
import { hackathonPath } from '../addresses.ts';
import { findHackathons } from './search.queries.ts';

export const hackathonsSource: SearchSource = {
  kind: 'hackathons',
  find: async (words, limit) =>
    (await findHackathons(words, limit)).map(({ id, title, organizer, location }) => ({
      title,
      detail: `${organizer}, ${location}`,
      path: hackathonPath(id),
    })),
};
