import type { Insertable } from 'kysely';
import { q } from '#app/platform/database.ts';
import type { AiToolSuggestionsTable, AiToolsTables } from './tables.ts';

const db = () => q<AiToolsTables>();

/** The name of a shown tool that has this name, or stands at this host. */
export const toolLike = async ({ nameKey, host }: { nameKey: string; host: string }) =>
  db()
    .selectFrom('ai_tools')
    .select(['id', 'name'])
    .where('published_at', 'is not', null)
    .where((its) => its.or([its('name_key', '=', nameKey), its('website_host', '=', host)]))
    .orderBy('name')
    .executeTakeFirst();

/** Adds the suggestion, or tells (false) that the same one is waiting already. */
export async function insertSuggestion(suggestion: Insertable<AiToolSuggestionsTable>): Promise<boolean> {
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

export const deleteSuggestionsOf = (uid: string) => db().deleteFrom('ai_tool_suggestions').where('uid', '=', uid).execute();
