import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { toolActions } from '../actions.ts';
import { toolProblems } from '../contract.ts';
import { toolDeskProblems, type DeskSuggestion, type DeskSuggestions } from '../desk.contract.ts';
import { toolNews } from '../news.ts';
import type { SuggestionKind } from '../suggestion-kind.ts';
import { deskCounts } from './desk-counts.queries.ts';
import { toolById } from './queries.ts';
import {
  settleSuggestion,
  suggestionExists,
  toolLike,
  waitingSuggestions,
} from './suggestions.queries.ts';
import { deskTool } from './tools.answers.ts';

const notify = tellerOf(toolNews);

const recordAdminAction = recorderOf(toolActions);

type Admin = Context<Actor>;

const refuse = problemsOf({ ...toolProblems, ...toolDeskProblems });

const perPage = 20;

export async function deskSuggestions({
  kind,
  page,
}: {
  kind: SuggestionKind;
  page: number;
}): Promise<DeskSuggestions> {
  const [{ rows, pages }, counts] = await Promise.all([
    pageOf(waitingSuggestions(kind), { page, perPage }),
    deskCounts(),
  ]);
  const suggestions = rows.map(
    ({ id, by, made_at, words, name, website, like, changed }): DeskSuggestion => ({
      id,
      by: by ?? 'A former member',
      madeAt: made_at.toISOString(),
      words,
      missing: name === null || website === null ? null : { name, website, like },
      changed: changed && deskTool(changed),
    }),
  );
  return { suggestions, pages, counts };
}

interface Settlement {
  id: string;
  accepted: boolean;
  /** The reason for declining. */
  words?: string;
  /** The new entry for a missing tool. */
  written?: ShownTool;
}

interface ShownTool {
  id: string;
  name: string;
}

/**
 * Settles a waiting suggestion: once, and its author is notified in the same transaction.
 * @throws {Problem} tools/no-suggestion, tools/settled-meanwhile; tools/not-found where a missing
 * tool is said to be there and is not
 */
export const settle = (
  ctx: Admin,
  { id, accepted, words = '', written }: Settlement,
): Promise<void> =>
  tx(async () => {
    const settled = await settleSuggestion({
      id,
      accepted,
      by: ctx.actor.uid,
      now: ctx.clock.now(),
    });
    if (!settled)
      throw refuse(
        (await suggestionExists(id)) ? 'tools/settled-meanwhile' : 'tools/no-suggestion',
      );
    await recordAdminAction(ctx, {
      action: accepted ? 'ai-tool/accept' : 'ai-tool/decline',
      subject: { kind: 'ai-tool-suggestion', id },
      concerns: settled.uid,
      details: { tool: settled.tool_id },
    });
    await answer(ctx, { ...settled, id, accepted, words, written });
  });

type Settled = NonNullable<Awaited<ReturnType<typeof settleSuggestion>>>;

async function answer(
  ctx: Admin,
  { id, uid, accepted, words, written, ...row }: Settled & Settlement & { words: string },
): Promise<void> {
  const to = { uid, key: `ai-tool-suggestion:${id}` };
  if (row.tool_id !== null) {
    const tool = await toolById(row.tool_id);
    const data = {
      tool: tool?.name ?? '',
      toolId: tool?.published_at ? tool.id : null,
      accepted,
      words,
    };
    return notify(ctx, { ...to, kind: 'tool-report-settled', data });
  }
  const { name, name_key: nameKey, website_host: host } = row;
  const tool = accepted
    ? (written ?? (await toolLike({ nameKey: nameKey ?? '', host: host ?? '' })))
    : undefined;
  if (accepted && !tool) throw refuse('tools/not-found');
  const data = { tool: tool?.name ?? name ?? '', toolId: tool?.id ?? null, accepted, words };
  return notify(ctx, { ...to, kind: 'tool-suggestion-settled', data });
}
