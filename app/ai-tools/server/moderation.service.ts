import { namesOf } from '#app/accounts/server/service.ts';
import { recordAdminAction } from '#app/audit/server/service.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { toolDeskProblems, type DeskSuggestion, type DeskSuggestions } from '../desk.contract.ts';
import type { SuggestionKind } from '../suggestion-kind.ts';
import { deskCounts, deskTool, perDeskPage } from './desk-tool.service.ts';
import { toolById } from './queries.ts';
import { countWaiting, settleSuggestion, suggestionExists, toolsLike, waitingSuggestions } from './suggestions.queries.ts';

type Admin = Context<Actor>;

const refuse = problemsOf(toolDeskProblems);

export async function deskSuggestions({ kind, page: asked }: { kind: SuggestionKind; page: number }): Promise<DeskSuggestions> {
  const { pages, ...lies } = paging(await countWaiting(kind), asked, perDeskPage);
  const rows = await waitingSuggestions(kind, lies);
  const names = await namesOf([...new Set(rows.map(({ uid }) => uid))]);
  const suggestions = await Promise.all(
    rows.map(async (row): Promise<DeskSuggestion> => {
      const tool = row.tool_id === null ? undefined : await toolById(row.tool_id);
      return {
        id: row.id,
        by: names.get(row.uid) ?? 'A former member',
        madeAt: row.made_at.toISOString(),
        words: row.words,
        missing: await missingTool(row),
        changed: tool ? deskTool(tool) : null,
      };
    }),
  );
  return { suggestions, pages, counts: await deskCounts() };
}

type Missing = Pick<Awaited<ReturnType<typeof waitingSuggestions>>[number], 'name' | 'name_key' | 'website' | 'website_host'>;

async function missingTool({ name, name_key: nameKey, website, website_host: host }: Missing): Promise<DeskSuggestion['missing']> {
  if (name === null || nameKey === null || website === null || host === null) return null;
  return { name, website, like: await toolsLike({ nameKey, host }) };
}

/** Says what has come of a suggestion that waits: it is settled once. @throws {Problem} tools/no-suggestion, tools/settled-meanwhile */
export const settle = (ctx: Admin, { id, accepted }: { id: string; accepted: boolean }): Promise<void> =>
  tx(async () => {
    const settled = await settleSuggestion({ id, accepted, by: ctx.actor.uid, now: ctx.clock.now() });
    if (!settled) throw refuse((await suggestionExists(id)) ? 'tools/settled-meanwhile' : 'tools/no-suggestion');
    await recordAdminAction(ctx, {
      action: accepted ? 'ai-tool/accept' : 'ai-tool/decline',
      subject: { kind: 'ai-tool-suggestion', id },
      concerns: settled.uid,
      details: { tool: settled.tool_id },
    });
  });
