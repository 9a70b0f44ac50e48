import { q } from '#app/platform/database.ts';
import { toolsCount } from './queries.ts';
import { waitingCount } from './suggestions.queries.ts';

/** How many entries each tab of the desk has. */
export const deskCounts = () =>
  q()
    .selectNoFrom([
      toolsCount({ shown: true, q: '' }).as('shown'),
      toolsCount({ shown: false, q: '' }).as('hidden'),
      waitingCount('missing').as('missing'),
      waitingCount('changed').as('changed'),
    ])
    .executeTakeFirstOrThrow();
