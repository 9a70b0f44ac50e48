import { sql, type Insertable } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { containing } from '#app/platform/containing.ts';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { MediaKind } from '../file-kinds.ts';
import { settings } from './ports.ts';
import {
  captionLanguagesIn,
  captionsIn,
  type Captions,
  type MediaRow,
} from './shown-media.queries.ts';
import type { MediaTable, MediaTables, Purpose } from './tables.ts';

const db = () => q<MediaTables>();

export interface MediaFilter {
  /** Only this person's; everyone's if undefined. */
  owner: string | undefined;
  kind: MediaKind | undefined;
  /** Only pictures that lack a description. */
  undescribed: boolean;
  /** Only what the lessons of this course may show. */
  course: string | undefined;
  /** Part of a name or description. */
  words: string;
}

/** The ready files of the library, newest first. */
export const mediaPage = (
  { owner, kind, undescribed, course, words }: MediaFilter,
  asked: PageAsked,
) =>
  pageOf(
    db()
      .selectFrom('media')
      .selectAll()
      .where('state', '=', 'ready')
      .where('purpose', '=', 'lesson')
      .where('waits_since', 'is', null)
      .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'file'))
      .$if(undescribed, (query) =>
        query
          .where('kind', '=', 'picture')
          .where('description', '=', '')
          .where('decorative', '=', false),
      )
      .$if(course !== undefined, (query) =>
        query.where((media) =>
          media.or([
            media('owner', 'is', null),
            settings().isWriterIn(media.ref('owner').$notNull(), course ?? ''),
          ]),
        ),
      )
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`lower(name || ' ' || description) like lower(${containing(words)})`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$castTo<MediaRow>(),
    asked,
    (column) => ({
      ownerName: nameOf(column('owner')),
      uses: settings().usesIn(column('id')),
      captions: captionLanguagesIn(column('id')),
    }),
  );
export type ListedMedia = Awaited<ReturnType<typeof mediaPage>>['rows'][number];

const one = (id: string) =>
  db().selectFrom('media').selectAll().where('id', '=', id).$castTo<MediaRow>();

export const selectMedia = (id: string) => one(id).executeTakeFirst();

/** The same with what a list shows of it, and the texts of its captions. */
export const selectListed = (id: string) =>
  one(id)
    .select((media) => [
      nameOf(media.ref('media.owner')).as('ownerName'),
      settings().usesIn(media.ref('media.id')).as('uses'),
      captionsIn(media.ref('media.id')).as('captions'),
    ])
    .executeTakeFirst();

export const lockMedia = (id: string) => one(id).$call(forNoKeyUpdate).executeTakeFirst();

/** What is ready, by id, after one of them. */
export const selectReadyAfter = (id: string, most: number) =>
  db()
    .selectFrom('media')
    .selectAll()
    .where('id', '>', id)
    .where('state', '=', 'ready')
    .orderBy('id')
    .limit(most)
    .$castTo<MediaRow>()
    .execute();

/** What belongs to nobody and has a fingerprint that begins like this. */
export const selectSupplied = (beginning: string) =>
  db()
    .selectFrom('media')
    .select(['id', 'fingerprint'])
    .where('owner', 'is', null)
    .where(sql<boolean>`starts_with(fingerprint, ${beginning})`)
    .orderBy('created_at')
    .execute();

/** Someone's unfinished uploads except those of imports, newest first. */
export const selectUnfinished = (owner: string, purpose: Purpose, most: number) =>
  db()
    .selectFrom('media')
    .select(['id', 'name', 'size', 'created_at'])
    .where('owner', '=', owner)
    .where('state', '=', 'uploading')
    .where('purpose', '=', purpose)
    .where('waits_since', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** Someone's upload of the same file, while it goes on; with `ended`, after its end too. */
export const selectBegun = (
  owner: string,
  purpose: Purpose,
  { fingerprint, ended = false }: { fingerprint: string; ended?: boolean },
) =>
  db()
    .selectFrom('media')
    .select(['id', 'key'])
    .where('owner', '=', owner)
    .where('fingerprint', '=', fingerprint)
    .where('state', 'in', ended ? ['uploading', 'ready'] : ['uploading'])
    .where('purpose', '=', purpose)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The upload at an address, while it goes on. */
export const selectUpload = (key: string) =>
  db()
    .selectFrom('media')
    .select(['id', 'size'])
    .where('key', '=', key)
    .where('state', '=', 'uploading')
    .executeTakeFirst();

export const insertMedia = (row: Insertable<MediaTable>) =>
  db().insertInto('media').values(row).execute();

export const updateMedia = (
  id: string,
  changes: Partial<
    Pick<
      MediaTable,
      'name' | 'size' | 'state' | 'description' | 'decorative' | 'facts' | 'chapters'
    >
  >,
) => db().updateTable('media').set(changes).where('id', '=', id).execute();

/** Gives something these captions in place of those that it has. */
export async function replaceCaptions(id: string, captions: Captions[]): Promise<void> {
  await db().deleteFrom('media_captions').where('media_id', '=', id).execute();
  if (captions.length > 0)
    await db()
      .insertInto('media_captions')
      .values(captions.map((each) => ({ media_id: id, ...each })))
      .execute();
}

export const deleteMedia = (id: string) => db().deleteFrom('media').where('id', '=', id).execute();

/** The uploads for these purposes that were begun before this, some at a time. */
export const selectForgotten = (before: Date, most: number, purposes: readonly Purpose[]) =>
  db()
    .selectFrom('media')
    .select('id')
    .where('state', '=', 'uploading')
    .where('purpose', 'in', purposes)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();

/** Takes room for so many more bytes. False if that is more than there is. */
export async function takeRoom(bytes: number, quota: number): Promise<boolean> {
  if (bytes > quota) return false;
  const taken = await db()
    .insertInto('media_room')
    .values({ one: true, bytes })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({ bytes: sql`media_room.bytes + excluded.bytes` })
        .where(sql<boolean>`media_room.bytes + excluded.bytes <= ${quota}`),
    )
    .returning('bytes')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives room back. */
export const giveRoom = (bytes: number) =>
  db()
    .updateTable('media_room')
    .set((room) => ({ bytes: room('bytes', '-', bytes) }))
    .execute();

/** How many bytes are taken. */
export const takenRoom = async (): Promise<number> =>
  (await db().selectFrom('media_room').select('bytes').executeTakeFirst())?.bytes ?? 0;

export const mediaFactsOf = (owner: string) =>
  db()
    .selectFrom('media')
    .select(['name', 'kind', 'size', 'description', 'created_at as uploadedAt'])
    .where('owner', '=', owner)
    .where('purpose', '=', 'lesson')
    .orderBy('created_at')
    .execute();
