import { q } from '#app/platform/database.ts';
import type { MediaTables } from './tables.ts';

const db = () => q<MediaTables>();

/** Begins the wait of something again, if it still waits. */
export const waitAgain = (id: string, now: Date) =>
  db()
    .updateTable('media')
    .set({ waits_since: now })
    .where('id', '=', id)
    .where('waits_since', 'is not', null)
    .execute();

/** Ends the wait of these. */
export const endWait = (ids: readonly string[]) =>
  db()
    .updateTable('media')
    .set({ waits_since: null })
    .where('id', 'in', ids)
    .where('waits_since', 'is not', null)
    .execute();

/** What has waited since before this, some at a time. */
export const selectWaiting = (before: Date, most: number) =>
  db()
    .selectFrom('media')
    .select('id')
    .where('waits_since', '<', before)
    .orderBy('waits_since')
    .limit(most)
    .execute();
