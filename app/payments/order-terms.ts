import {
  runningPeriod,
  type Period,
  type PurchaseKind,
} from '#app/memberships/membership-status.ts';
import { isLifetime } from '#app/memberships/plans.ts';

interface OrderedTerms {
  kind: PurchaseKind;
  /** The start that the buyer saw. */
  startsAt: Date;
}

interface PaidPeriod extends Period {
  /** Null for a grant. */
  orderId: string | null;
}

/**
 * Would this order, paid now, still add what the buyer saw to the membership (decisions.md ruling
 * 65)? Nothing adds to a lifetime membership. A purchase requires that no membership is active.
 * Neither a purchase nor a renewal may add again what another order has added since.
 */
export function stillAdds(
  { kind, startsAt }: OrderedTerms,
  periods: readonly PaidPeriod[],
  now: Date,
): boolean {
  const running = runningPeriod(periods, now);
  if (running && isLifetime(running.planType)) return false;
  if (kind === 'upgrade') return true;
  const taken = periods.some(
    (period) =>
      period.orderId !== null && period.reversedAt === null && period.startsAt >= startsAt,
  );
  return !taken && (kind === 'renewal' || !running);
}
