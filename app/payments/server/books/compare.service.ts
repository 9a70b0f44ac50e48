import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
import { dayMs, minuteMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';
import { setupIfAny } from '../ports.ts';
import { compareDay } from './day.service.ts';
import { tellOfDifferences } from './emails.tsx';
import * as queries from './queries.ts';
import type { Comparison } from './queries.ts';

/** How old a payment may be to be compared. The day that is not over is left out. */
const comparedDays = 180;

/** Somebody else may go on with a comparison that made no progress for this time. */
const holdMs = 10 * minuteMs;

const dayAfter = (day: string, days: number): string =>
  indianDate(new Date(Date.parse(fromIndianTime(day)) + days * dayMs));

export interface Compared {
  from: string;
  to: string;
  healed: number;
  /** Differences that wait for an admin. */
  open: number;
}

/**
 * Compares the payments of the last 180 days with the gateway's books, a day at a time. A day counts
 * once it is compared whole, so whoever goes on after a kill begins with the day that was not
 * finished. Returns null if there is nothing to do: tonight's is finished, or somebody else is at it.
 */
async function compareBooks(
  ctx: Context,
  { afresh, signal }: { afresh: boolean; signal?: AbortSignal },
): Promise<Compared | null> {
  if (!setupIfAny()) return null;
  const heldBy = newId();
  let comparison = await claim(ctx, { heldBy, afresh });
  while (comparison && !comparison.finishedAt && !signal?.aborted)
    comparison = await nextDay(ctx, comparison);
  if (!comparison?.finishedAt) return null;
  const { firstDay: from, lastDay: to, healed } = comparison;
  const [first] = await queries.firstDifferences(1);
  const compared = { from, to, healed, open: first?.total ?? 0 };
  log.info(compared, 'payments were compared with the gateway’s books');
  return compared;
}

/** For the operator: a whole comparison now, or the rest of one that was not finished. */
export const compareBooksNow = (ctx: Context): Promise<Compared | null> =>
  compareBooks(ctx, { afresh: true });

/** Goes on with an open comparison, or begins one; of several processes one may. */
const claim = (
  ctx: Context,
  { heldBy, afresh }: { heldBy: string; afresh: boolean },
): Promise<Comparison | null> =>
  tx(async () => {
    await queries.lockComparisons();
    const now = ctx.clock.now();
    const heldUntil = new Date(now.getTime() + holdMs);
    const today = indianDate(now);
    const last = await queries.lastComparison();
    if (last && !last.finishedAt)
      return last.heldUntil > now ? null : queries.holdComparison(last.id, heldBy, heldUntil);
    if (last && !afresh && indianDate(last.startedAt) === today) return null;
    return queries.insertComparison({
      now,
      firstDay: dayAfter(today, -comparedDays),
      lastDay: dayAfter(today, -1),
      heldBy,
      heldUntil,
    });
  });

/** Compares one day. Returns null if somebody else has taken the comparison over. */
async function nextDay(ctx: Context, comparison: Comparison): Promise<Comparison | null> {
  const { id, nextDay: day, firstDay, lastDay } = comparison;
  const compared = await compareDay(ctx, { day, firstDay, comparisonId: id });
  return tx(async () => {
    const now = ctx.clock.now();
    const finishedAt = day < lastDay ? null : now;
    const next = {
      nextDay: dayAfter(day, 1),
      healed: compared.healed,
      heldUntil: new Date(now.getTime() + holdMs),
      finishedAt,
    };
    if (!(await queries.finishDay(comparison, next))) return null;
    await queries.saveDay({ day, ...compared.sums, compared_at: now });
    await queries.closeDifferences(day, id, now);
    if (finishedAt) await tellOfDifferences(ctx);
    const healed = comparison.healed + compared.healed;
    return { ...comparison, nextDay: next.nextDay, finishedAt, healed };
  });
}

const compareBooksJob = defineJob({
  name: 'payments-compare-books',
  expireInSeconds: 3600,
  retryLimit: 2,
  parallel: 1,
  handler: async (_, { ctx, signal }) => {
    await compareBooks(ctx, { afresh: false, signal });
  },
});
// In the night in India. The first one compares; the others go on with what was interrupted.
schedule(compareBooksJob, '0,20,40 21-23 * * *');
