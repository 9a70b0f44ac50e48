import { q } from '#app/platform/database.ts';
import type { MediaTables } from './tables.ts';

const db = () => q<MediaTables>();

/** Someone's file that still waits begins to wait anew. */
export const waitAgain = (owner: string, fingerprint: string, now: Date) =>
  db()
    .updateTable('media')
    .set({ waits_since: now })
    .where('owner', '=', owner)
    .where('fingerprint', '=', fingerprint)
    .where('purpose', '=', 'lesson')
    .where('waits_since', 'is not', null)
    .execute();

/** These files wait no longer. */
export const endWait = (ids: readonly string[]) =>
  db()
    .updateTable('media')
    .set({ waits_since: null })
    .where('id', 'in', ids)
    .where('waits_since', 'is not', null)
    .execute();

/** Files that have waited since before then, the longest first. */
export const selectWaiting = (before: Date, most: number) =>
  db()
    .selectFrom('media')
    .select('id')
    .where('waits_since', '<', before)
    .orderBy('waits_since')
    .limit(most)
    .execute();
