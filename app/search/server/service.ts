import type { Context } from '#app/platform/context.ts';
import type { SearchSource } from '#app/platform/feature.ts';
import { corrected } from '#app/platform/spelling.ts';
import type { FoundText } from '#app/shared/search-hit.ts';
import { holdsWords, searchWords, sentenceWith } from '#app/shared/search-words.ts';
import type { Found, SearchGroups } from '../contract.ts';

/** Of each kind. */
const mostHits = 8;

let sources: readonly SearchSource[] = [];

/** The search sources that the features declare, passed in by product.ts. */
export const configureSearch = (declared: readonly SearchSource[]): void => {
  sources = declared.toSorted((one, other) => one.rank - other.rank);
};

export const vocabularies = (): string[] => sources.flatMap(({ vocabulary }) => vocabulary ?? []);

interface Asked {
  q: string;
  exact: 'yes' | '';
}

/** What anyone may find, by kind. */
export const search = (ctx: Context, asked: Asked): Promise<Found> =>
  tolerantly(ctx, asked, ({ find }) => find);

/** The kinds in which a member finds more. The endpoint has checked that the caller is a member. */
export const searchForMembers = (ctx: Context, asked: Asked): Promise<Found> =>
  tolerantly(ctx, asked, ({ findForMembers }) => findForMembers);

/** What only members find. What they write has no vocabulary, so it isn't corrected. */
export async function searchOfMembers(ctx: Context, { q }: Asked): Promise<Found> {
  const groups = await grouped(ctx, searchWords(q), ({ findOfMembers }) => findOfMembers);
  return { groups, corrected: null };
}

type FinderOf = (source: SearchSource) => SearchSource['find'];

/** If the words find nothing, we search for the likely correction. */
async function tolerantly(ctx: Context, { q, exact }: Asked, finderOf: FinderOf): Promise<Found> {
  const words = searchWords(q);
  const groups = await grouped(ctx, words, finderOf);
  const meant = groups.length > 0 || exact === 'yes' ? undefined : await corrected(words);
  const better = meant ? await grouped(ctx, meant, finderOf) : [];
  return meant && better.length > 0
    ? { groups: better, corrected: meant.join(' ') }
    : { groups, corrected: null };
}

/** Kinds without a hit are left out. */
async function grouped(
  ctx: Context,
  words: readonly string[],
  finderOf: FinderOf,
): Promise<SearchGroups> {
  if (words.length === 0) return [];
  const groups = await Promise.all(
    sources.map(async (source) => ({
      kind: source.kind,
      label: source.label,
      rank: source.rank,
      hits: ((await finderOf(source)?.(ctx, { words, limit: mostHits })) ?? []).map(
        ({ text = '', ...hit }) => ({
          ...hit,
          sentence: quoted({ ...hit, text }, words),
        }),
      ),
    })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Only a sentence that the hit doesn't already show. */
function quoted({ title, detail, text = '' }: FoundText, words: readonly string[]): string | null {
  const sentence = holdsWords(title, words) ? null : sentenceWith(text, words);
  return sentence && detail.includes(sentence) ? null : sentence;
}
