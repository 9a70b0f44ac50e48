import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { memberPageActions } from '../actions.ts';
import type { PublicPages } from '../contract.ts';
import type { PageTab } from '../desk-tabs.ts';
import { memberPageNews } from '../news.ts';
import { lockPage, selectPages, updateHiding } from './queries.ts';
import { deleteReports } from './reports.queries.ts';
import { refuse } from './service.ts';

type Admin = Context<Actor>;

const notify = tellerOf(memberPageNews);
export const record = recorderOf(memberPageActions);

const perPage = 30;

export async function publicPages({
  page: asked,
  ...which
}: {
  show: PageTab;
  handle: string;
  page: number;
}): Promise<PublicPages> {
  const { rows, ...rest } = await selectPages(which, { page: asked, perPage });
  return {
    ...rest,
    items: rows.map(
      ({ is_public: isPublic, hidden_reason: hiddenBecause, changed_at, reports, ...row }) => ({
        ...row,
        isPublic,
        hiddenBecause,
        changedAt: changed_at.toISOString(),
        reports: reports.map(({ reported_at, ...report }) => ({
          ...report,
          reportedAt: new Date(reported_at).toISOString(),
        })),
      }),
    ),
  };
}

/**
 * Hiding a page that is hidden changes the reason. Its reports are settled.
 * @throws {Problem} pages/no-such-page
 */
export const hidePage = (ctx: Admin, { uid, reason }: { uid: string; reason: string }) =>
  tx(async () => {
    const page = await lockedPage(uid);
    const now = ctx.clock.now();
    await updateHiding(uid, { hidden_at: now, hidden_reason: reason });
    await deleteReports(uid);
    await record(ctx, {
      action: 'member-page/hide',
      subject: { kind: 'member-page', id: page.handle },
      concerns: uid,
      reason,
    });
    await notify(ctx, {
      uid,
      key: `member-page-hidden:${now.toISOString()}`,
      kind: 'member-page-hidden',
      data: { reason },
    });
    await contentChanged('member-pages');
  });

/** @throws {Problem} pages/no-such-page */
export const showPage = (ctx: Admin, uid: string) =>
  tx(async () => {
    const page = await lockedPage(uid);
    if (page.hidden_reason === null) return;
    await updateHiding(uid, { hidden_at: null, hidden_reason: null });
    await record(ctx, {
      action: 'member-page/show',
      subject: { kind: 'member-page', id: page.handle },
      concerns: uid,
    });
    await notify(ctx, {
      uid,
      key: `member-page-shown:${ctx.clock.now().toISOString()}`,
      kind: 'member-page-shown',
      data: {},
    });
    await contentChanged('member-pages');
  });

/** @throws {Problem} pages/no-such-page */
export async function lockedPage(uid: string) {
  const page = await lockPage(uid);
  if (!page) throw refuse('pages/no-such-page');
  return page;
}
