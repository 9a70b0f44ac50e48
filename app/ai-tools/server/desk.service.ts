import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { isUniqueViolation, tx } from '#app/platform/database.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import { toolActions } from '../actions.ts';
import { reservedIds } from '../addresses.ts';
import { toolProblems, type ToolFields } from '../contract.ts';
import { toolDeskProblems, type DeskTool, type DeskTools } from '../desk.contract.ts';
import { deskCounts } from './desk-counts.queries.ts';
import { settle } from './moderation.service.ts';
import * as queries from './queries.ts';
import { deskTool } from './tools.answers.ts';

const recordAdminAction = recorderOf(toolActions);

type Admin = Context<Actor>;

const refuse = problemsOf({ ...toolProblems, ...toolDeskProblems });

const missed = missedEdit(refuse, {
  find: queries.toolById,
  changed: 'tools/changed-meanwhile',
  gone: 'tools/not-found',
});

const perPage = 20;

export async function deskTools({
  show,
  q,
  page,
}: {
  show: 'shown' | 'hidden';
  q: string;
  page: number;
}): Promise<DeskTools> {
  const [{ rows, pages }, counts] = await Promise.all([
    pageOf(queries.toolsOf({ shown: show === 'shown', q }), { page, perPage }),
    deskCounts(),
  ]);
  return { tools: rows.map(deskTool), pages, counts };
}

/** The tool's id in addresses; its name may change later, its address doesn't. */
function idOf(name: string): string {
  const slug = slugOf(name) || 'tool';
  return reservedIds.includes(slug) ? `${slug}-tool` : slug;
}

/** Shown at the field that must change. */
const named = () =>
  refuse('tools/named-already', { fields: { name: toolDeskProblems['tools/named-already'][1] } });

/** @throws {Problem} tools/named-already, tools/no-suggestion, tools/settled-meanwhile */
export const addTool = (
  ctx: Admin,
  { suggestion, ...tool }: ToolFields & { suggestion: string | null },
): Promise<DeskTool> =>
  tx(async () => {
    const row = await queries.insertTool({ id: idOf(tool.name), now: ctx.clock.now(), ...tool });
    if (!row) throw named();
    await record(ctx, 'ai-tool/add', row);
    if (suggestion !== null) await settle(ctx, { id: suggestion, accepted: true, written: row });
    return deskTool(row);
  });

/** @throws {Problem} tools/not-found, tools/changed-meanwhile, tools/named-already */
export async function changeTool(ctx: Admin, edited: ToolFields & Edited): Promise<DeskTool> {
  try {
    return await tx(async () => {
      const row =
        (await queries.updateTool({ ...edited, now: ctx.clock.now() })) ??
        (await missed(edited.id));
      await record(ctx, 'ai-tool/change', row);
      return deskTool(row);
    });
  } catch (failure) {
    if (isUniqueViolation(failure)) throw named();
    throw failure;
  }
}

/** @throws {Problem} tools/not-found, tools/changed-meanwhile */
export const publishTool = (ctx: Admin, edited: Edited & { shown: boolean }): Promise<DeskTool> =>
  tx(async () => {
    const row =
      (await queries.publishTool({ ...edited, now: ctx.clock.now() })) ?? (await missed(edited.id));
    await record(ctx, edited.shown ? 'ai-tool/show' : 'ai-tool/hide', row);
    return deskTool(row);
  });

type Action = 'ai-tool/add' | 'ai-tool/change' | 'ai-tool/show' | 'ai-tool/hide';

async function record(
  ctx: Admin,
  action: Action,
  { id, name, version }: queries.ToolRow,
): Promise<void> {
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'ai-tool', id },
    details: { name, version },
  });
  await contentChanged('ai-tools');
}
