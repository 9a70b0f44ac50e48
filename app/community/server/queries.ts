import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { CommunityTables } from './tables.ts';

const db = () => q<CommunityTables>();

const columns = [
  'id',
  'title',
  'words',
  'link',
  'dated_at as datedAt',
  'pinned_until as pinnedUntil',
  'version',
  'unpublished_at as unpublishedAt',
] as const;

/** The highlights that members see now or soon, newest first. */
export const newestHighlights = (most: number) =>
  db()
    .selectFrom('highlights')
    .select(columns)
    .where('unpublished_at', 'is', null)
    .orderBy(sql`greatest(dated_at, pinned_until)`, 'desc')
    .limit(most)
    .execute();

export type HighlightRow = Awaited<ReturnType<typeof newestHighlights>>[number];

export const highlightsOf = (published: boolean, { limit, offset }: Stretch) =>
  db()
    .selectFrom('highlights')
    .select(columns)
    .where('unpublished_at', published ? 'is' : 'is not', null)
    .orderBy('dated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countHighlights(): Promise<{ published: number; unpublished: number }> {
  const { all, unpublished } = await db()
    .selectFrom('highlights')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('unpublished_at').as('unpublished')])
    .executeTakeFirstOrThrow();
  return { published: Number(all) - Number(unpublished), unpublished: Number(unpublished) };
}

interface Content {
  title: string;
  words: string;
  link: string | null;
  datedAt: Date;
  pinnedUntil: Date | null;
}

const rowOf = ({ datedAt, pinnedUntil, ...rest }: Content) => ({
  ...rest,
  dated_at: datedAt,
  pinned_until: pinnedUntil,
});

export const insertHighlight = ({
  id,
  now,
  ...content
}: Content & { id: string; now: Date }): Promise<HighlightRow> =>
  db()
    .insertInto('highlights')
    .values({ id, ...rowOf(content), created_at: now, changed_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateHighlight = ({
  id,
  version,
  now,
  ...content
}: Content & Edited & { now: Date }): Promise<HighlightRow | undefined> =>
  db()
    .updateTable('highlights')
    .set({ ...rowOf(content), changed_at: now, unpublished_at: null })
    .$call(nextVersion({ id, version }))
    .returning(columns)
    .executeTakeFirst();

export const unpublishHighlight = ({
  id,
  version,
  now,
}: Edited & { now: Date }): Promise<HighlightRow | undefined> =>
  db()
    .updateTable('highlights')
    .set({ unpublished_at: now, changed_at: now })
    .$call(nextVersion({ id, version }))
    .where('unpublished_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

export const highlightExists = async (id: string): Promise<boolean> =>
  (await db().selectFrom('highlights').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
