import { sql, type Insertable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { nameOf } from '#app/accounts/server/people.face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import type { SuggestionKind } from '../suggestion-kind.ts';
import type { AiToolSuggestionsTable, AiToolsTables } from './tables.ts';

const db = () => q<AiToolsTables>();

/** The name of a published tool with this name or host. */
export const toolLike = async ({ nameKey, host }: { nameKey: string; host: string }) =>
  db()
    .selectFrom('ai_tools')
    .select(['id', 'name'])
    .where('published_at', 'is not', null)
    .where((its) => its.or([its('name_key', '=', nameKey), its('website_host', '=', host)]))
    .orderBy('name')
    .executeTakeFirst();

/** Adds the suggestion, or returns false if the same one is waiting already. */
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

/**
 * Oldest first, with all tools (published or hidden) of the suggested name or host, and the tool
 * that is reported as changed.
 */
export const waitingSuggestions = (kind: SuggestionKind) =>
  waiting(kind)
    .select(['id', 'name', 'website', 'words', 'made_at'])
    .select((suggestion) => [
      nameOf(suggestion.ref('ai_tool_suggestions.uid')).as('by'),
      jsonArrayFrom(
        suggestion
          .selectFrom('ai_tools')
          .select([
            'ai_tools.id',
            'ai_tools.name',
            sql<boolean>`published_at is not null`.as('shown'),
          ])
          .where((tool) =>
            tool.or([
              tool('ai_tools.name_key', '=', tool.ref('ai_tool_suggestions.name_key')),
              tool('ai_tools.website_host', '=', tool.ref('ai_tool_suggestions.website_host')),
            ]),
          )
          .orderBy('ai_tools.name'),
      ).as('like'),
      jsonObjectFrom(
        suggestion
          .selectFrom('ai_tools')
          .selectAll('ai_tools')
          .whereRef('ai_tools.id', '=', 'ai_tool_suggestions.tool_id'),
      ).as('changed'),
    ])
    .orderBy('made_at')
    .orderBy('id');

export const waitingCount = (kind: SuggestionKind) => countIn(waiting(kind));

/** Returns nothing if it doesn't exist or is settled already. */
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
