import type { PlanType } from '../plans.ts';

/**
 * A stretch of membership: from one captured order or from one audited grant, never both. Rows are
 * only ever added and reversed.
 */
export interface MembershipPeriodsTable {
  id: string;
  uid: string;
  plan_type: PlanType;
  order_id: string | null;
  grant_reason: string | null;
  starts_at: Date;
  /** Null is for life. */
  ends_at: Date | null;
  opened_at: Date;
  reversed_at: Date | null;
  reversal_reason: string | null;
}

export interface MembershipsTables {
  membership_periods: MembershipPeriodsTable;
}
