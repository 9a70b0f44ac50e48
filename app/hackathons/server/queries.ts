import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { HackathonFilter } from '../hackathon-filter.ts';
import type { HackathonCategory } from '../vocabulary.ts';
import type { HackathonsTable, HackathonsTables } from './tables.ts';

const db = () => q<HackathonsTables>();

type Hackathons = ExpressionBuilder<HackathonsTables, 'hackathons'>;
type Narrowed = Omit<HackathonFilter, 'page'>;

/** Published, with these words in the title or the description, under this tab. */
const selected =
  ({ q: words, category }: Narrowed) =>
  (its: Hackathons) =>
    its.and([
      its('published_at', 'is not', null),
      ...(words
        ? [
            its.or([
              its('title', 'ilike', containing(words)),
              its('description', 'ilike', containing(words)),
            ]),
          ]
        : []),
      ...(category && category !== 'all' ? [sql<boolean>`${category} = any(categories)`] : []),
    ]);

export const withParticipants = () =>
  db()
    .selectFrom('hackathons')
    .selectAll('hackathons')
    .select((its) =>
      its
        .selectFrom('hackathon_registrations')
        .select(({ fn }) => fn.countAll().as('found'))
        .whereRef('hackathon_id', '=', 'hackathons.id')
        .where('withdrawn_at', 'is', null)
        .as('participants'),
    );

/** Open ones first, soonest deadline first; then past ones, newest first. */
export const selectHackathons = (
  filter: Narrowed,
  { now, limit, offset }: Stretch & { now: Date },
) =>
  withParticipants()
    .where(selected(filter))
    .orderBy(sql`deadline <= ${now}`)
    .orderBy(sql`abs(extract(epoch from deadline - ${now}))`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export type HackathonRow = Awaited<ReturnType<typeof selectHackathons>>[number];

export const countHackathons = (filter: Narrowed): Promise<number> =>
  countOf(db().selectFrom('hackathons').where(selected(filter)));

/** How many hackathons with these words are in each tab except 'all'; empty tabs are left out. */
export async function countByCategory({
  q: words,
}: Narrowed): Promise<ReadonlyMap<HackathonCategory, number>> {
  const each = db()
    .selectFrom('hackathons')
    .select(sql<HackathonCategory>`unnest(categories)`.as('category'))
    .where(selected({ q: words }))
    .as('each');
  const rows = await db()
    .selectFrom(each)
    .select(({ fn }) => ['category', fn.countAll().as('found')])
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, found }) => [category, Number(found)]));
}

export const publishedHackathon = (id: string): Promise<HackathonRow | undefined> =>
  withParticipants().where('id', '=', id).where('published_at', 'is not', null).executeTakeFirst();

export const insertHackathons = (rows: readonly Insertable<HackathonsTable>[]) =>
  db().insertInto('hackathons').values(rows).execute();
