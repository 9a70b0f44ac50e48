import { q } from '#app/platform/database.ts';
import { toolsCount } from './queries.ts';
import { waitingCount } from './suggestions.queries.ts';

/** The number of entries in each tab of the admin page. */
export const deskCounts = () =>
  q()
    .selectNoFrom([
      toolsCount({ shown: true, q: '' }).as('shown'),
      toolsCount({ shown: false, q: '' }).as('hidden'),
      waitingCount('missing').as('missing'),
      waitingCount('changed').as('changed'),
    ])
    .executeTakeFirstOrThrow();
