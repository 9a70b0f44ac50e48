import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { missedEdit } from '#app/platform/missed-edit.ts';
import type { Edited } from '#app/platform/next-version.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { highlightActions } from '../actions.ts';
import { highlightProblems, type DeskHighlight, type DeskHighlights } from '../contract.ts';
import { highlightStateAt } from '../highlight-state.ts';
import * as queries from './queries.ts';

const recordAdminAction = recorderOf(highlightActions);

type Admin = Context<Actor>;

const refuse = problemsOf(highlightProblems);
const perPage = 20;

const missed = missedEdit(refuse, {
  find: queries.highlightExists,
  changed: 'highlights/changed-meanwhile',
  gone: 'highlights/not-found',
});

const deskHighlight = (row: queries.HighlightRow, now: Date): DeskHighlight => ({
  id: row.id,
  title: row.title,
  words: row.words,
  link: row.link,
  datedAt: row.datedAt.toISOString(),
  pinnedUntil: row.pinnedUntil?.toISOString() ?? null,
  state: highlightStateAt(row, now),
  version: row.version,
});

export async function deskHighlights(
  { clock }: Admin,
  { show, page }: { show: 'published' | 'unpublished'; page: number },
): Promise<DeskHighlights> {
  const counts = await queries.countHighlights();
  const { pages, ...stretch } = paging(counts[show], page, perPage);
  const rows = await queries.highlightsOf(show === 'published', stretch);
  return { highlights: rows.map((row) => deskHighlight(row, clock.now())), pages, counts };
}

interface Written {
  title: string;
  words: string;
  link: string | null;
  datedAt: string;
  pinnedUntil: string | null;
}

const contentOf = ({ datedAt, pinnedUntil, ...words }: Written) => ({
  ...words,
  datedAt: new Date(datedAt),
  pinnedUntil: pinnedUntil ? new Date(pinnedUntil) : null,
});

export const publishHighlight = (ctx: Admin, written: Written): Promise<DeskHighlight> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = await queries.insertHighlight({ id: newId(), now, ...contentOf(written) });
    await record(ctx, 'highlight/publish', row);
    return deskHighlight(row, now);
  });

/** @throws {Problem} highlights/not-found, highlights/changed-meanwhile */
export const changeHighlight = (
  ctx: Admin,
  { id, version, ...written }: Written & Edited,
): Promise<DeskHighlight> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row =
      (await queries.updateHighlight({ id, version, now, ...contentOf(written) })) ??
      (await missed(id));
    await record(ctx, 'highlight/change', row);
    return deskHighlight(row, now);
  });

/** @throws {Problem} highlights/not-found, highlights/changed-meanwhile */
export const unpublishHighlight = (ctx: Admin, { id, version }: Edited): Promise<DeskHighlight> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = (await queries.unpublishHighlight({ id, version, now })) ?? (await missed(id));
    await record(ctx, 'highlight/unpublish', row);
    return deskHighlight(row, now);
  });

type Action = 'highlight/publish' | 'highlight/change' | 'highlight/unpublish';

async function record(
  ctx: Admin,
  action: Action,
  { id, title, version }: queries.HighlightRow,
): Promise<void> {
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'highlight', id },
    details: { title, version },
  });
  await contentChanged('highlights');
}
