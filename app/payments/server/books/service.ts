import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentActions } from '../../actions.ts';
import { bookProblems, type Books } from '../../books.contract.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(bookProblems);
const record = recorderOf(paymentActions, { also: 'finance' });

const perPage = 25;
const shownDays = 31;

/** How many differences wait for a person, as part of another statement. */
export const waitingDifferences = queries.openDifferencesCount;

/** The differences that wait, the last comparison, and the newest days of it. */
export async function books({ page: asked }: { page: number }): Promise<Books> {
  const [{ rows, ...place }, { comparison, days }] = await Promise.all([
    pageOf(queries.openDifferences(), { page: asked, perPage }, (difference) => ({
      orderId: queries.orderOfPayment(difference('paymentId')),
    })),
    queries.lastBooks(shownDays),
  ]);
  const instant = (told: string): string => new Date(told).toISOString();
  return {
    differences: rows.map(({ foundAt, ...row }) => ({ ...row, foundAt: foundAt.toISOString() })),
    ...place,
    comparison: comparison && {
      startedAt: instant(comparison.startedAt),
      finishedAt: comparison.finishedAt && instant(comparison.finishedAt),
      from: comparison.firstDay,
      to: comparison.lastDay,
      healed: comparison.healed,
    },
    days,
  };
}

/**
 * Takes a difference off the desk with an admin's explanation.
 * @throws {Problem} books/difference-not-found, books/difference-resolved
 */
export const explainDifference = (
  ctx: Context<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  tx(async () => {
    const explained = { now: ctx.clock.now(), by: ctx.actor.uid, reason };
    const resolved = await queries.resolveDifference(id, explained);
    if (!resolved)
      throw refuse(
        (await queries.differenceIsKnown(id))
          ? 'books/difference-resolved'
          : 'books/difference-not-found',
      );
    const { paymentId, ...details } = resolved;
    await record(ctx, {
      action: 'books/explain',
      subject: { kind: 'payment', id: paymentId },
      reason,
      details,
    });
  });
