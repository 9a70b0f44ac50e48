import {
  runningPeriod,
  type Period,
  type PurchaseKind,
} from '#app/memberships/membership-status.ts';
import { isLifetime } from '#app/memberships/plans.ts';

interface OrderedTerms {
  kind: PurchaseKind;
  /** The first instant that the buyer was shown. */
  startsAt: Date;
}

interface PaidPeriod extends Period {
  /** Null for a grant. */
  orderId: string | null;
}

/**
 * Would an order, paid now, still add to its buyer's membership what they were shown (decisions.md
 * ruling 65)? Nothing adds to a membership for life. A purchase needs that no membership runs, and
 * neither a purchase nor a renewal may add a second time what another order has added since.
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
