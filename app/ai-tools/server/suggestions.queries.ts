import type { Insertable } from 'kysely';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { SuggestionKind } from '../suggestion-kind.ts';
import type { AiToolSuggestionsTable, AiToolsTables } from './tables.ts';

const db = () => q<AiToolsTables>();

/** The name of a shown tool that has this name, or is at this host. */
export const toolLike = async ({ nameKey, host }: { nameKey: string; host: string }) =>
  db()
    .selectFrom('ai_tools')
    .select(['id', 'name'])
    .where('published_at', 'is not', null)
    .where((its) => its.or([its('name_key', '=', nameKey), its('website_host', '=', host)]))
    .orderBy('name')
    .executeTakeFirst();

/** Adds the suggestion, or tells (false) that the same one is waiting already. */
export async function insertSuggestion(
  suggestion: Insertable<AiToolSuggestionsTable>,
): Promise<boolean> {
  const inserted = await db()
    .insertInto('ai_tool_suggestions')
    .values(suggestion)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const suggestionsOf = (uid: string) =>
  db()
    .selectFrom('ai_tool_suggestions')
    .select(['tool_id as tool', 'name', 'website', 'words', 'made_at as madeAt', 'state'])
    .where('uid', '=', uid)
    .orderBy('made_at')
    .execute();

export const deleteSuggestionsOf = (uid: string) =>
  db().deleteFrom('ai_tool_suggestions').where('uid', '=', uid).execute();

const waiting = (kind: SuggestionKind) =>
  db()
    .selectFrom('ai_tool_suggestions')
    .where('state', '=', 'waiting')
    .where('tool_id', kind === 'missing' ? 'is' : 'is not', null);

/** Oldest first. */
export const waitingSuggestions = (kind: SuggestionKind, { limit, offset }: Stretch) =>
  waiting(kind)
    .select([
      'id',
      'uid',
      'tool_id',
      'name',
      'name_key',
      'website',
      'website_host',
      'words',
      'made_at',
    ])
    .orderBy('made_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countWaiting = (kind: SuggestionKind): Promise<number> => countOf(waiting(kind));

/** Shown or hidden, those of this name or at this host. */
export const toolsLike = ({ nameKey, host }: { nameKey: string; host: string }) =>
  db()
    .selectFrom('ai_tools')
    .select((its) => [
      'id',
      'name',
      its('published_at', 'is not', null).$castTo<boolean>().as('shown'),
    ])
    .where((its) => its.or([its('name_key', '=', nameKey), its('website_host', '=', host)]))
    .orderBy('name')
    .execute();

/** Nothing when it does not wait, or not any more. */
export const settleSuggestion = ({
  id,
  accepted,
  by,
  now,
}: {
  id: string;
  accepted: boolean;
  by: string;
  now: Date;
}) =>
  db()
    .updateTable('ai_tool_suggestions')
    .set({ state: accepted ? 'accepted' : 'declined', decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['uid', 'tool_id', 'name', 'name_key', 'website_host'])
    .executeTakeFirst();

export const suggestionExists = async (id: string): Promise<boolean> =>
  (await db()
    .selectFrom('ai_tool_suggestions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
