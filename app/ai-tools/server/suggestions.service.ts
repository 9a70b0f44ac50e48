import type { Actor, Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { hostOf, nameKeyOf } from '../tool-key.ts';
import { mustBeShown, refuse } from './service.ts';
import { insertSuggestion, toolLike } from './suggestions.queries.ts';

type Person = Context<Actor>;

/**
 * Stores a suggestion for the admins. @throws {Problem} tools/known-already,
 * tools/suggested-already
 */
export async function suggestTool(
  { actor, clock }: Person,
  { name, website, words }: { name: string; website: string; words: string },
): Promise<void> {
  const nameKey = nameKeyOf(name);
  const host = hostOf(website);
  const known = await toolLike({ nameKey, host });
  if (known)
    throw refuse('tools/known-already', { text: `We already have this tool: ${known.name}.` });
  const taken = await insertSuggestion({
    id: newId(),
    uid: actor.uid,
    tool_id: null,
    name,
    name_key: nameKey,
    website,
    website_host: host,
    words,
    made_at: clock.now(),
  });
  if (!taken) throw refuse('tools/suggested-already');
}

/**
 * Stores a report that a tool has changed. @throws {Problem} tools/not-found,
 * tools/reported-already
 */
export async function reportChange(
  { actor, clock }: Person,
  toolId: string,
  words: string,
): Promise<void> {
  await mustBeShown(toolId);
  const missing = { name: null, name_key: null, website: null, website_host: null };
  const taken = await insertSuggestion({
    id: newId(),
    uid: actor.uid,
    tool_id: toolId,
    ...missing,
    words,
    made_at: clock.now(),
  });
  if (!taken) throw refuse('tools/reported-already');
}
