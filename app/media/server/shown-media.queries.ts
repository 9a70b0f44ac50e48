import type { Expression, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forShare } from '#app/platform/locks.ts';
import type { MediaCaptionsTable, MediaFacts, MediaTable, MediaTables } from './tables.ts';

const db = () => q<MediaTables>();

type Stored<Row> = Omit<Row, 'facts'> & { facts: MediaFacts };
export type MediaRow = Stored<Selectable<MediaTable>>;

export type Captions = Pick<MediaCaptionsTable, 'language' | 'file' | 'body'>;
export type ReadyRow = MediaRow & { captions: Captions[] };

/** The languages of something's captions, as part of a statement. */
export const captionLanguagesIn = (id: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('media_captions')
      .select('language')
      .where('media_id', '=', id)
      .orderBy('language'),
  );

/** The captions of something, as part of a statement, in the order of their languages' tags. */
export const captionsIn = (id: Expression<string>) =>
  jsonArrayFrom(
    db()
      .selectFrom('media_captions')
      .select(['language', 'file', 'body'])
      .where('media_id', '=', id)
      .orderBy('language'),
  );

/** Of these, the ones that are ready. */
export const selectReady = async (ids: readonly string[]): Promise<ReadyRow[]> =>
  ids.length === 0
    ? []
    : db()
        .selectFrom('media')
        .selectAll()
        .select((media) => captionsIn(media.ref('media.id')).as('captions'))
        .where('id', 'in', ids)
        .where('state', '=', 'ready')
        .$castTo<ReadyRow>()
        .execute();

/** A picture of the library. Until the running transaction ends, nobody deletes it. */
export const keepPicture = (id: string): Promise<MediaRow | undefined> =>
  db()
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .where('purpose', '=', 'lesson')
    .where('state', '=', 'ready')
    .$call(forShare)
    .$castTo<MediaRow>()
    .executeTakeFirst();

/** The secret that signs addresses; the first that was offered stays. */
export async function keptSecret(offered: string): Promise<string> {
  await db()
    .insertInto('media_secret')
    .values({ one: true, secret: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db().selectFrom('media_secret').select('secret').executeTakeFirstOrThrow()).secret;
}
