import type { RefundBill, RefundRequest } from '../../refunds.contract.ts';
import type { RefundPart } from '../../refund-rules.ts';
import { totalOf } from '../../refund-rules.ts';
import { progressOf } from '../../refund-state.ts';
import type { PaidOrderRow, RequestRow } from './queries.ts';

/** The rows come as JSON, which has no dates. */
const dateIn = (told: string | Date | null): Date | null => (told ? new Date(told) : null);

/** A request as its member, and the desk, read it. */
export function requestAnswer(row: RequestRow): RefundRequest {
  const { sentAt, arrivedAt, failedAt } = progressOf(
    row.refunds.map((refund) => ({
      sentAt: dateIn(refund.sentAt),
      arrivedAt: dateIn(refund.arrivedAt),
      failedAt: dateIn(refund.failedAt),
    })),
  );
  return {
    id: row.id,
    orderId: row.askedFor ?? '',
    state: row.state,
    amount: row.approvedPaise ?? row.amountPaise,
    reason: row.reason,
    requestedAt: new Date(row.requestedAt).toISOString(),
    decidedAt: dateIn(row.decidedAt)?.toISOString() ?? null,
    answer: row.answer,
    sentAt: sentAt?.toISOString() ?? null,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    references: row.refunds.flatMap(({ reference }) => reference ?? []),
  };
}

export const billAnswer = (parts: readonly RefundPart<PaidOrderRow>[]): RefundBill => ({
  amount: totalOf(parts),
  rewards: parts.reduce((sum, { order }) => sum + order.rewardsPaise, 0),
  parts: parts.map(({ order, amountPaise }) => ({
    orderId: order.gatewayOrderId ?? '',
    planType: order.planType,
    kind: order.kind,
    amount: amountPaise,
  })),
});
