import { api, type Fetch } from '#app/shared/api-client.ts';
import { knownIdentity, standingOf } from '#app/shared/identity.ts';
import type { SearchGroups, searchContract } from '../contract.ts';

/** What this browser's person may find: a member every lesson, everyone else the free ones. */
export async function find(q: string, signal?: AbortSignal): Promise<SearchGroups> {
  const call = api<typeof searchContract>();
  const asked = { query: { q }, ...(signal && { signal }) };
  const everyones = call('GET /search', asked);
  // Asked for beside the question who is here; its failure is told below.
  everyones.catch(() => undefined);
  const { active, admin } = standingOf(await knownIdentity());
  if (!active && !admin) return (await everyones).groups;
  const [{ groups }, members] = await Promise.all([everyones, call('GET /search/lessons', asked)]);
  const richer = new Set(members.groups.map(({ kind }) => kind));
  const others = groups.filter(({ kind }) => !richer.has(kind));
  return [...others, ...members.groups].toSorted((one, other) => one.rank - other.rank);
}

/** What a visitor may find, for the server's page. */
export const findAsVisitor = async (q: string, fetcher: Fetch): Promise<SearchGroups> =>
  (await api<typeof searchContract>(fetcher)('GET /search', { query: { q } })).groups;
