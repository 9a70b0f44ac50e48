import { ContentMemory } from '#app/platform/content-memory.ts';
import type { Context } from '#app/platform/context.ts';
import type { SearchSource } from '#app/platform/feature.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { holdsWords } from '#app/shared/search-words.ts';
import { openingPath } from '../addresses.ts';
import { openingProblems, type OpenOpenings, type Opening, type OpeningPage } from '../contract.ts';
import { isOpen } from '../opening-facts.ts';
import * as queries from './queries.ts';

export const refuse = problemsOf(openingProblems);

/** The search covers this many, those that close soonest. */
const mostListed = 200;
/** How many openings a filter offers: the newest. */
const mostNamed = 100;

const inRupees = (paise: number | null): number | null => (paise === null ? null : rupeesOf(paise));

const opening = (row: queries.OpeningRow): Opening => ({
  slug: row.slug,
  title: row.title,
  firm: row.firm,
  city: row.city,
  remote: row.remote,
  employment: row.employment,
  payFrom: inRupees(row.payFromPaise),
  payTo: inRupees(row.payToPaise),
  payPer: row.payPer,
  postedAt: row.postedAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
});

export const openingPage = (row: queries.OpeningRow, now: Date): OpeningPage => ({
  ...opening(row),
  description: row.description,
  open: isOpen(row, now),
});

const perPage = 24;

export async function openOpenings(
  { clock }: Pick<Context, 'clock'>,
  asked: { page: number },
): Promise<OpenOpenings> {
  const now = clock.now();
  const { open } = await queries.countOpenings(now);
  const { page, pages, ...stretch } = paging(open, asked.page, perPage);
  return {
    openings: (await queries.openOpenings({ now, ...stretch })).map(opening),
    page,
    pages,
  };
}

/** @throws {Problem} openings/not-found */
export async function openingAt({ clock }: Context, slug: string): Promise<OpeningPage> {
  const row = await queries.openingBySlug(slug);
  if (!row) throw refuse('openings/not-found');
  return openingPage(row, clock.now());
}

/** The open ones, by title, firm and place. */
export const openingsSource: SearchSource = {
  kind: 'openings',
  label: 'Openings',
  rank: 50,
  find: async (ctx, { words, limit }) =>
    (await queries.openOpenings({ now: ctx.clock.now(), limit: mostListed, offset: 0 }))
      .filter(({ title, firm, city }) => holdsWords(`${title} ${firm} ${city ?? ''}`, words))
      .slice(0, limit)
      .map(({ slug, title, firm }) => ({ title, detail: firm, path: openingPath(slug) })),
};

/**
 * For an application: the opening, locked until the transaction ends, and whether it accepts
 * applications.
 * @throws {Problem} openings/not-found
 */
export async function lockOpening(
  { clock }: Context,
  slug: string,
): Promise<{ id: string; title: string; open: boolean }> {
  const row = await queries.lockOpening(slug);
  if (!row) throw refuse('openings/not-found');
  return { id: row.id, title: row.title, open: isOpen(row, clock.now()) };
}

export interface NamedOpening {
  slug: string;
  title: string;
  firm: string;
}

const named = new ContentMemory<NamedOpening>({ topics: ['openings'], most: 500 });

/** The openings that applications are for, by id. */
export const openingsNamed = (ids: readonly string[]): Promise<ReadonlyMap<string, NamedOpening>> =>
  named.all([...new Set(ids)], async (missing) => {
    const rows = missing.length > 0 ? await queries.openingsNamed(missing) : [];
    return new Map(rows.map(({ id, ...names }) => [id, names]));
  });

type Names = Awaited<ReturnType<typeof queries.openingNames>>;

const names = new ContentMemory<Names>({ topics: ['openings'], most: 1 });

/** The last posted ones. */
export const openingNames = async (): Promise<Names> =>
  (await names.one('all', () => queries.openingNames(mostNamed))) ?? [];
