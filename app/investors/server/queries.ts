import { sql, type ExpressionBuilder, type Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { containing } from '#app/platform/containing.ts';
import { q } from '#app/platform/database.ts';
import { mostChoices } from '#app/shared/listing.ts';
import type { Stretch } from '#app/shared/paging.ts';
import { noIndustry, type DirectoryFilter, type FacetName } from '../directory-filter.ts';
import type { InvestorsTable, InvestorsTables } from './tables.ts';

const db = () => q<InvestorsTables>();

/** All the columns that a public list may read. */
const maskedColumns = [
  'id',
  'masked_name',
  'headline',
  'masked_company',
  'location',
  'industry',
  'tags',
  'verified',
  'sample',
] as const;

export interface Selection extends DirectoryFilter {
  /** The column that a search reads. */
  searched: 'masked_words' | 'words';
  /** Only investors that this person has viewed. */
  viewedBy?: string | undefined;
  /** Only investors on this person's shortlist. */
  shortlistedBy?: string | undefined;
}

type Investors = ExpressionBuilder<InvestorsTables, 'investors'>;

/** Published, and matching the filters. `but` leaves out one filter, to count its choices. */
const selected =
  (
    { q: search = '', location, tag, industry, searched, viewedBy, shortlistedBy }: Selection,
    but?: FacetName,
  ) =>
  (its: Investors) =>
    its.and([
      its('published_at', 'is not', null),
      ...search
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => its(searched, 'ilike', containing(word))),
      ...(location && but !== 'location' ? [its('location', '=', location)] : []),
      ...(tag && but !== 'tag' ? [sql<boolean>`${tag} = any(tags)`] : []),
      ...(industry && but !== 'industry'
        ? [industry === noIndustry ? its('industry', 'is', null) : its('industry', '=', industry)]
        : []),
      ...(viewedBy === undefined
        ? []
        : [
            its.exists(
              its
                .selectFrom('investor_views')
                .select('investor_id')
                .where('uid', '=', viewedBy)
                .whereRef('investor_id', '=', 'investors.id'),
            ),
          ]),
      ...(shortlistedBy === undefined
        ? []
        : [
            its.exists(
              its
                .selectFrom('shortlisted_investors')
                .select('investor_id')
                .where('uid', '=', shortlistedBy)
                .whereRef('investor_id', '=', 'investors.id'),
            ),
          ]),
    ]);

export const selectMasked = (selection: Selection, { limit, offset }: Stretch) =>
  db()
    .selectFrom('investors')
    .select(maskedColumns)
    .where(selected(selection))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const selectMaskedOne = (id: string) =>
  db()
    .selectFrom('investors')
    .select(maskedColumns)
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();

export type MaskedRow = Awaited<ReturnType<typeof selectMasked>>[number];

/** With `uid`'s own view and shortlist entry for each. */
const opened = (uid: string) =>
  db()
    .selectFrom('investors')
    .leftJoin('investor_views', (join) =>
      join
        .onRef('investor_views.investor_id', '=', 'investors.id')
        .on('investor_views.uid', '=', uid),
    )
    .leftJoin('shortlisted_investors', (join) =>
      join
        .onRef('shortlisted_investors.investor_id', '=', 'investors.id')
        .on('shortlisted_investors.uid', '=', uid),
    )
    .selectAll('investors')
    .select([
      'investor_views.viewed_at',
      'shortlisted_investors.stage',
      'shortlisted_investors.notes',
    ]);

export const selectOpened = (uid: string, selection: Selection, { limit, offset }: Stretch) =>
  opened(uid)
    .where((its) => selected(selection)(its as unknown as Investors))
    .orderBy('investors.created_at', 'desc')
    .orderBy('investors.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type OpenedRow = Awaited<ReturnType<typeof selectOpened>>[number];

export const selectProfile = (uid: string, id: string): Promise<OpenedRow | undefined> =>
  opened(uid)
    .where('investors.id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();

/** How many there are, and the choices of each filter. */
export const selectCounts = (selection: Selection) =>
  db()
    .selectNoFrom((its) => [
      its
        .selectFrom('investors')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where(selected(selection))
        .$asScalar()
        .$notNull()
        .as('total'),
      choicesOf(selection, 'location').as('location'),
      choicesOf(selection, 'tag').as('tag'),
      choicesOf(selection, 'industry').as('industry'),
    ])
    .executeTakeFirstOrThrow();

/** A filter's choices, each with the number of results under the other filters. */
function choicesOf(selection: Selection, facet: FacetName) {
  const value = {
    location: sql<string>`location`,
    tag: sql<string>`unnest(tags)`,
    industry: sql<string>`coalesce(industry, ${noIndustry})`,
  }[facet];
  const choices = db()
    .selectFrom('investors')
    .select(value.as('value'))
    .where(selected(selection, facet))
    .as('choices');
  const offered = db()
    .selectFrom(choices)
    .select(({ fn }) => ['value', fn.countAll<number>().as('count')])
    .groupBy('value')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(mostChoices)
    .as('offered');
  return jsonArrayFrom(db().selectFrom(offered).selectAll().orderBy('value'));
}

export const insertView = ({ uid, id, now }: { uid: string; id: string; now: Date }) =>
  db()
    .insertInto('investor_views')
    .columns(['uid', 'investor_id', 'viewed_at'])
    .expression(
      db()
        .selectFrom('investors')
        .select([sql.val(uid).as('uid'), 'id', sql.val(now).as('viewed_at')])
        .where('id', '=', id)
        .where('published_at', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['uid', 'investor_id']).doUpdateSet({ viewed_at: now }),
    )
    .returning('investor_id')
    .executeTakeFirst();

export const insertInvestors = (rows: readonly Insertable<InvestorsTable>[]) =>
  db().insertInto('investors').values(rows).execute();
