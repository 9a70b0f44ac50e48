import { namesOf } from '#app/accounts/server/service.ts';
import { recordAdminAction } from '#app/audit/server/service.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { paging } from '#app/shared/paging.ts';
import type { DeskBoard, DeskPost } from '../contract.ts';
import * as queries from './queries.ts';
import { perPage, refuse } from './service.ts';

async function deskPosts(rows: readonly queries.DeskRow[]): Promise<DeskPost[]> {
  const [names, reports] = await Promise.all([
    namesOf([...new Set(rows.map(({ uid }) => uid))]),
    queries.openReports(rows.map(({ id }) => id)),
  ]);
  return rows.map(({ id, uid, kind, skills, words, written_at, hidden_at }) => ({
    id,
    uid,
    author: names.get(uid) ?? '',
    kind,
    skills,
    words,
    writtenAt: written_at.toISOString(),
    hidden: hidden_at !== null,
    reports: reports
      .filter(({ post_id }) => post_id === id)
      .map(({ reason, reported_at }) => ({ reason, reportedAt: reported_at.toISOString() })),
  }));
}

export async function deskBoard({ id, page: asked }: { id: string; page: number }): Promise<DeskBoard> {
  const total = await queries.countForDesk(id);
  const { page, pages, ...stretch } = paging(total, asked, perPage);
  return { rows: await deskPosts(await queries.selectForDesk(id, stretch)), page, pages, total };
}

/** @throws {Problem} board/not-found */
export const setPostHidden = (ctx: Context<Actor>, { id, hidden }: { id: string; hidden: boolean }): Promise<DeskPost> =>
  tx(async () => {
    const now = ctx.clock.now();
    const row = await queries.setHidden({ id, hiddenAt: hidden ? now : null });
    if (!row) throw refuse('board/not-found');
    await queries.settleReports(id, now);
    await recordAdminAction(ctx, {
      action: hidden ? 'team-post/hide' : 'team-post/show',
      subject: { kind: 'team-post', id },
      concerns: row.uid,
      details: { hackathon: row.hackathon_id },
    });
    const [post] = await deskPosts([row]);
    if (!post) throw refuse('board/not-found');
    return post;
  });
