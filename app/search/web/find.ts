import { api, type Fetch } from '#app/shared/api-client.ts';
import { knownIdentity, standingOf } from '#app/shared/identity.ts';
import type { Found, searchContract } from '../contract.ts';

interface Asked {
  q: string;
  /** As typed, without a correction. */
  exact?: boolean;
}

const queryOf = ({ q, exact }: Asked) => ({ q, ...(exact && { exact: 'yes' as const }) });

/**
 * What the signed-in person may find: a member every lesson and learners’ questions, everyone else
 * the free lessons.
 */
export async function find(asked: Asked, signal?: AbortSignal): Promise<Found> {
  const call = api<typeof searchContract>();
  const input = { query: queryOf(asked), ...(signal && { signal }) };
  const everyones = call('GET /search', input);
  // Requested in parallel with the identity; its failure is handled below.
  everyones.catch(() => undefined);
  const { active, admin } = standingOf(await knownIdentity());
  if (!active && !admin) return everyones;
  const [found, lessons, questions] = await Promise.all([
    everyones,
    call('GET /search/lessons', input),
    call('GET /search/questions', input),
  ]);
  return withQuestions(together(found, lessons), questions.groups);
}

/** If the words are right for a question, what a correction finds doesn't apply. */
const withQuestions = (found: Found, groups: Found['groups']): Found =>
  found.corrected !== null && groups.length > 0
    ? { corrected: null, groups }
    : {
        ...found,
        groups: [...found.groups, ...groups].toSorted((one, other) => one.rank - other.rank),
      };

/** What anyone may find, with a member's own finds in place of those of the same kind. */
function together(found: Found, members: Found): Found {
  // If the words are right for a member, a correction for everyone else doesn't apply.
  if (found.corrected !== null && members.corrected === null && members.groups.length > 0)
    return members;
  if (found.corrected === null && members.corrected !== null && found.groups.length > 0)
    return found;
  const richer = new Set(members.groups.map(({ kind }) => kind));
  const others = found.groups.filter(({ kind }) => !richer.has(kind));
  return {
    corrected: found.corrected ?? members.corrected,
    groups: [...others, ...members.groups].toSorted((one, other) => one.rank - other.rank),
  };
}

/** What a visitor may find, for the server's page. */
export const findAsVisitor = (asked: Asked, fetcher: Fetch): Promise<Found> =>
  api<typeof searchContract>(fetcher)('GET /search', { query: queryOf(asked) });
