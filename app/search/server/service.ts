import type { SearchHit, SearchSource } from '#app/shared/search-source.ts';
import { searchWords } from '#app/shared/search-words.ts';
import type { SearchGroups } from '../contract.ts';

/** Of each kind. */
const mostHits = 8;

type FindLessons = (words: readonly string[], limit: number) => Promise<readonly SearchHit[]>;

let sources: readonly SearchSource[] = [];
let findMembersLessons: FindLessons = async () => [];
export const configureSearch = (ports: { sources: readonly SearchSource[]; findMembersLessons: FindLessons }): void => {
  ({ sources, findMembersLessons } = ports);
};

/** What anyone may find, by kind; kinds without a hit are left out. */
export async function search({ q }: { q: string }): Promise<SearchGroups> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const groups = await Promise.all(sources.map(async ({ kind, find }) => ({ kind, hits: [...(await find(words, mostHits))] })));
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Lessons for a member: the door has checked that. */
export async function searchLessons({ q }: { q: string }): Promise<SearchHit[]> {
  const words = searchWords(q);
  return words.length === 0 ? [] : [...(await findMembersLessons(words, mostHits))];
}
