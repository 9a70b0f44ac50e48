import type { QuarantineReason } from './quarantine-reason.ts';

/**
 * A dispute from the gateway, reduced to what we act on; amounts in the smallest unit of the
 * currency.
 */
export interface Dispute {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  /** In the bank's words. */
  reason: string | null;
}

/** An open dispute: the desk's entry in the meantime. */
const underWay: Readonly<Record<string, QuarantineReason>> = {
  'payment.dispute.created': 'dispute-open',
  'payment.dispute.under_review': 'dispute-open',
  'payment.dispute.action_required': 'dispute-action-required',
};

/**
 * How a dispute can end. `closed` is without a loss: the bank withdrew it, or the buyer was
 * refunded.
 */
const endings: Readonly<Record<string, 'won' | 'lost' | 'closed'>> = {
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

export const openDisputeReasons: readonly QuarantineReason[] = [
  'dispute-open',
  'dispute-action-required',
];

/** An event's news about a dispute; undefined if we don't act on it. */
export function disputeNews(
  eventType: string,
): { waits: QuarantineReason } | { ended: 'won' | 'lost' | 'closed' } | undefined {
  const waits = underWay[eventType];
  if (waits) return { waits };
  const ended = endings[eventType];
  return ended && { ended };
}
