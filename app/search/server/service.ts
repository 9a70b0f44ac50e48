import type { Context } from '#app/platform/context.ts';
import type { SearchSource } from '#app/platform/feature.ts';
import { searchWords } from '#app/shared/search-words.ts';
import type { SearchGroups } from '../contract.ts';

/** Of each kind. */
const mostHits = 8;

let sources: readonly SearchSource[] = [];

/** What the features let the search find; product.ts hands it over. */
export const configureSearch = (declared: readonly SearchSource[]): void => {
  sources = declared.toSorted((one, other) => one.rank - other.rank);
};

/** What anyone may find, by kind. */
export const search = (ctx: Context, { q }: { q: string }): Promise<SearchGroups> =>
  grouped(ctx, q, ({ find }) => find);

/** The kinds of which a member finds more; the endpoint has checked that the caller is one. */
export const searchForMembers = (ctx: Context, { q }: { q: string }): Promise<SearchGroups> =>
  grouped(ctx, q, ({ findForMembers }) => findForMembers);

/** Kinds without a hit are left out. */
async function grouped(
  ctx: Context,
  q: string,
  finderOf: (source: SearchSource) => SearchSource['find'] | undefined,
): Promise<SearchGroups> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const asked = { words, limit: mostHits };
  const groups = await Promise.all(
    sources.map(async (source) => ({
      kind: source.kind,
      label: source.label,
      rank: source.rank,
      hits: [...((await finderOf(source)?.(ctx, asked)) ?? [])],
    })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}
