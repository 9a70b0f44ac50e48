import { q } from '#app/platform/database.ts';
import { investorsCount } from './desk.queries.ts';
import { openLettersCount } from './letters.queries.ts';

/** How many entries each tab of the desk has. */
export const deskCounts = () =>
  q()
    .selectNoFrom([
      investorsCount({ shown: true, q: '' }).as('shown'),
      investorsCount({ shown: false, q: '' }).as('hidden'),
      openLettersCount().as('letters'),
    ])
    .executeTakeFirstOrThrow();
