import type { ColumnType, Generated } from 'kysely';
import type { Standing } from '../membership-status.ts';
import type { PlanType } from '../plans.ts';
import type { ReminderStep } from '../renewal-reminder.ts';

/**
 * A stretch of membership: from one captured order, one audited grant, or one redeemed seat. Rows are
 * only ever added, reversed, and moved up to the present before they begin.
 */
export interface MembershipPeriodsTable {
  id: string;
  uid: string;
  plan_type: PlanType;
  order_id: string | null;
  grant_reason: string | null;
  seat_id: ColumnType<string | null, string | null | undefined, never>;
  starts_at: Date;
  /** Null is for life. */
  ends_at: Date | null;
  opened_at: Date;
  reversed_at: Date | null;
  reversal_reason: string | null;
}

/** A reminder about the end of a period, `step` days before it. */
export interface MembershipRemindersTable {
  period_id: string;
  step: ReminderStep;
  reminded_at: Date;
}

/**
 * How a person stands as a member, derived from the periods by triggers: true from `since` until
 * `until`. Outside that the periods decide (`standings_at`).
 */
export interface StandingsTable {
  uid: string;
  standing: Standing;
  since: Date;
  until: Date;
  /** The time and the folded name of the account, for lists in this order. */
  created_at: Date;
  name: string;
}

/** Together with the changes since: how many people have each standing. */
export interface StandingCountsTable {
  standing: Standing;
  people: number;
}

export interface StandingChangesTable {
  id: Generated<number>;
  standing: Standing;
  people: number;
}

/** A plan as an admin decided it. Rows are only added. */
export interface PlanVersionsTable {
  plan_type: PlanType;
  /** From 1, the starting content, which has neither `since` nor `set_by`. */
  version: number;
  since: Date | null;
  set_by: string | null;
  price_paise: number;
  former_price_paise: number | null;
  on_sale: boolean;
  place: number;
  features: ColumnType<readonly string[], string, never>;
}

export interface MembershipsTables {
  membership_periods: MembershipPeriodsTable;
  membership_reminders: MembershipRemindersTable;
  standings: StandingsTable;
  standing_counts: StandingCountsTable;
  standing_changes: StandingChangesTable;
  plan_versions: PlanVersionsTable;
}
