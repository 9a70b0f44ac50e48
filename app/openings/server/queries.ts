import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import { forShare } from '#app/platform/locks.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { OpeningsTables, PlacementOpeningsTable } from './tables.ts';

const db = () => q<OpeningsTables>();

const columns = [
  'id',
  'slug',
  'title',
  'firm',
  'city',
  'remote',
  'employment',
  'pay_from_paise as payFromPaise',
  'pay_to_paise as payToPaise',
  'pay_per as payPer',
  'description',
  'posted_at as postedAt',
  'changed_at as changedAt',
  'closes_at as closesAt',
  'closed_at as closedAt',
  'version',
] as const;

/** Soonest closing first. */
export const openOpenings = ({ now, limit, offset }: Stretch & { now: Date }) =>
  db()
    .selectFrom('placement_openings')
    .select(columns)
    .where('closes_at', '>', now)
    .where('closed_at', 'is', null)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type OpeningRow = Awaited<ReturnType<typeof openOpenings>>[number];

/** Last posted first. */
export const closedOpenings = ({
  now,
  limit,
  offset,
}: Stretch & { now: Date }): Promise<OpeningRow[]> =>
  db()
    .selectFrom('placement_openings')
    .select(columns)
    .where((its) => its.or([its('closes_at', '<=', now), its('closed_at', 'is not', null)]))
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countOpenings(now: Date): Promise<{ open: number; closed: number }> {
  const { all, open } = await db()
    .selectFrom('placement_openings')
    .select((the) => [
      the.fn.countAll().as('all'),
      the.fn
        .countAll()
        .filterWhere('closes_at', '>', now)
        .filterWhere('closed_at', 'is', null)
        .as('open'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open), closed: Number(all) - Number(open) };
}

export const openingById = (id: string): Promise<OpeningRow | undefined> =>
  db().selectFrom('placement_openings').select(columns).where('id', '=', id).executeTakeFirst();

export const openingBySlug = (slug: string): Promise<OpeningRow | undefined> =>
  db().selectFrom('placement_openings').select(columns).where('slug', '=', slug).executeTakeFirst();

/** The same, locked so that nobody closes or changes it until the transaction ends. */
export const lockOpening = (slug: string): Promise<OpeningRow | undefined> =>
  db()
    .selectFrom('placement_openings')
    .select(columns)
    .where('slug', '=', slug)
    .$call(forShare)
    .executeTakeFirst();

export const openingsNamed = (ids: readonly string[]) =>
  db()
    .selectFrom('placement_openings')
    .select(['id', 'slug', 'title', 'firm'])
    .where('id', 'in', ids)
    .execute();

/** The names of all, last posted first. */
export const openingNames = (limit: number) =>
  db()
    .selectFrom('placement_openings')
    .select(['id', 'title', 'firm'])
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Undefined when the slug is taken. */
export const insertOpening = (
  opening: Insertable<PlacementOpeningsTable>,
): Promise<OpeningRow | undefined> =>
  db()
    .insertInto('placement_openings')
    .values(opening)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(columns)
    .executeTakeFirst();

export const updateOpening = (
  edited: Edited,
  changes: Partial<Omit<Insertable<PlacementOpeningsTable>, 'id' | 'slug' | 'version'>>,
): Promise<OpeningRow | undefined> =>
  db()
    .updateTable('placement_openings')
    .set(changes)
    .$call(nextVersion(edited))
    .returning(columns)
    .executeTakeFirst();
