import type { Selectable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { MediaFacts, MediaTable, MediaTables } from './tables.ts';

const db = () => q<MediaTables>();

type Stored<Row> = Omit<Row, 'facts'> & { facts: MediaFacts };
export type MediaRow = Stored<Selectable<MediaTable>>;

/** Of these, the ones that are ready. */
export const selectReady = async (ids: readonly string[]): Promise<MediaRow[]> =>
  ids.length === 0
    ? []
    : db()
        .selectFrom('media')
        .selectAll()
        .where('id', 'in', ids)
        .where('state', '=', 'ready')
        .$castTo<MediaRow>()
        .execute();

/** The secret that signs addresses; the first that was offered stays. */
export async function keptSecret(offered: string): Promise<string> {
  await db()
    .insertInto('media_secret')
    .values({ one: true, secret: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db().selectFrom('media_secret').select('secret').executeTakeFirstOrThrow()).secret;
}
