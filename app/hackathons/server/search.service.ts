import type { SearchSource } from '#app/platform/feature.ts';
import { hackathonPath } from '../addresses.ts';
import { findHackathons, hackathonWords } from './search.queries.ts';

export const hackathonsSource: SearchSource = {
  kind: 'hackathons',
  label: 'Hackathons',
  rank: 40,
  vocabulary: hackathonWords,
  find: async (_ctx, { words, limit }) =>
    (await findHackathons(words, limit)).map(({ id, title, organizer, location }) => ({
      title,
      detail: `${organizer}, ${location}`,
      path: hackathonPath(id),
    })),
};
