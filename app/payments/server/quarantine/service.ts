import { namesOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { pageOf } from '#app/platform/page-of.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { paymentActions } from '../../actions.ts';
import {
  paymentDeskProblems,
  type QuarantinedPayment,
  type QuarantinedPayments,
} from '../../desk.contract.ts';
import { openDisputeReasons } from '../../dispute.ts';
import { quarantined, quarantinedById, quarantinedCount, settleQuarantine } from './queries.ts';

const refuse = problemsOf(paymentDeskProblems);
const record = recorderOf(paymentActions);

const perPage = 20;

/**
 * How many of the gateway's reports don't add up and wait for an admin, as part of another
 * statement.
 */
export const waitingPayments = quarantinedCount;

/** The reports that don't add up and wait for an admin. */
export async function quarantinedPayments({
  page,
}: {
  page: number;
}): Promise<QuarantinedPayments> {
  const { rows, ...place } = await pageOf(quarantined(), { page, perPage });
  const names = await namesOf([...new Set(rows.flatMap(({ uid }) => uid ?? []))]);
  const payments = rows.map(
    ({ orderId, uid, expectedPaise, amount, currency, seenAt, ...row }): QuarantinedPayment => ({
      ...row,
      order:
        orderId !== null && uid !== null && expectedPaise !== null
          ? { orderId, expected: expectedPaise, buyer: { uid, name: names.get(uid) ?? null } }
          : null,
      // We ask for refunds in rupees, and store no currency with them.
      seen: amount === null ? null : { amount, currency: currency ?? 'INR' },
      seenAt: seenAt.toISOString(),
    }),
  );
  return { payments, ...place };
}

/**
 * Takes a report off the desk with an admin's words. An open dispute stays: it keeps refunds back until
 * the bank has decided.
 * @throws {Problem} see the contract
 */
export const settleReport = (
  ctx: Context<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  tx(async () => {
    const report = await quarantinedById(id);
    if (!report) throw refuse('payments/report-not-found');
    if (!report.resolvedAt && openDisputeReasons.includes(report.reason))
      throw refuse('payments/dispute-open');
    if (!(await settleQuarantine(id, { now: ctx.clock.now(), by: ctx.actor.uid, reason })))
      throw refuse('payments/report-settled');
    await record(ctx, {
      action: 'payment/settle',
      subject: { kind: 'payment', id: report.subject },
      reason,
      details: { found: report.reason },
    });
  });
