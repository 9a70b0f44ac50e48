import type { PlanType } from '#app/memberships/plans.ts';
import type { ColumnType } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

/** A membership that somebody has bought for somebody else, as a code to redeem once. */
export interface SeatsTable {
  id: string;
  order_id: string;
  /** The gateway's id of the order. */
  gateway_order_id: string;
  /** From 1, in its order. */
  place: number;
  /** Its buyer. */
  uid: string;
  plan_type: PlanType;
  code_hash: string;
  /** Sealed; null once the buyer has deleted the account. */
  code: ColumnType<string | null, string, null>;
  issued_at: Date;
  sent_at: NullAtFirst<Date>;
  sent_to: ColumnType<string | null, undefined, string | null>;
  redeemed_at: NullAtFirst<Date>;
  redeemed_by: NullAtFirst<string>;
  /** The money of its order went back. */
  withdrawn_at: NullAtFirst<Date>;
}

export interface SeatsTables {
  seats: SeatsTable;
}
