import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { mostReports } from '../page-limits.ts';
import type { PageReportReason } from '../report-reasons.ts';
import { lockedPage, record } from './desk.service.ts';
import { lockShown } from './queries.ts';
import { countOthers, countReported, deleteReports, insertReport } from './reports.queries.ts';
import { refuse } from './service.ts';

interface Report {
  handle: string;
  reason: PageReportReason;
  words: string;
}

/**
 * Stores what a report says about a page, but not who sent it. Once `mostReports` different ones are
 * waiting, an admin knows enough, and no more are stored.
 * @throws {Problem} pages/not-found
 */
export const reportPage = (
  { clock }: Context,
  { handle, reason, words }: Report,
): Promise<{ message: string }> =>
  tx(async () => {
    const page = await lockShown(handle.toLowerCase());
    if (!page) throw refuse('pages/not-found');
    const report = { uid: page.uid, reason, words, reported_at: clock.now() };
    if ((await countOthers(report)) < mostReports) await insertReport(report);
    return { message: 'Thank you, we will look at the page' };
  });

/**
 * Leaves the page as it is. A report that has come since it was read stays.
 * @throws {Problem} pages/no-such-page
 */
export const dismissReports = (
  ctx: Context<Actor>,
  { uid, until }: { uid: string; until: string },
): Promise<void> =>
  tx(async () => {
    const page = await lockedPage(uid);
    if (!(await deleteReports(uid, new Date(until)))) return;
    await record(ctx, {
      action: 'member-page/dismiss-reports',
      subject: { kind: 'member-page', id: page.handle },
      concerns: uid,
    });
  });

/** How many pages wait for a decision, as part of another feature's statement. */
export const reportedPages = countReported;
