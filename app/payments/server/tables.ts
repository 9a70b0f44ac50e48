import type { ColumnType, Generated } from 'kysely';
import type { PlanType } from '#app/memberships/plans.ts';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { DifferenceKind } from '../book-difference.ts';
import type { OrderKind } from '../offer-terms.ts';
import type { FactSource, OrderStatus } from '../order-state.ts';
import type { PayerSignKind } from '../payer-signs.ts';
import type { EventFact, PaymentStatus } from '../payment-state.ts';
import type { QuarantineReason } from '../quarantine-reason.ts';
import type { RefundRequestState } from '../refund-state.ts';

export interface OrdersTable {
  id: string;
  gateway_order_id: ColumnType<string | null, string | null | undefined, string>;
  uid: string;
  kind: OrderKind;
  plan_type: PlanType;
  /** How many seats it buys for other people; null for a membership of the buyer's own. */
  seats: ColumnType<number | null, number | null | undefined, never>;
  /** How many of their codes have been redeemed. */
  seats_redeemed: Generated<number>;
  /** Of all seats together. */
  list_price_paise: number;
  discount_percent: number;
  /** What a code of an amount took off; null where `discount_percent` says it. */
  discount_paise: ColumnType<number | null, number | null | undefined, never>;
  discount_source: string | null;
  credit_paise: number;
  /** The order whose payment was credited to this upgrade. */
  built_on: ColumnType<string | null, string | null | undefined, never>;
  amount_paise: number;
  /** What the buyer's rewards pay of `amount_paise`; the gateway is asked for the rest. */
  rewards_paise: ColumnType<number, number | undefined, never>;
  currency: 'INR';
  status: OrderStatus;
  created_at: Date;
  /** The period that it adds to the membership: as the buyer saw it; once paid, as it was opened. */
  starts_at: Date;
  /** Null is for life. */
  ends_at: Date | null;
  /** As the buyer was shown. */
  guarantee_days: ColumnType<number, number, never>;
  next_check_at: Date | null;
}

export interface OrderTransitionsTable {
  order_id: string;
  status: OrderStatus;
  source: FactSource;
  reached_at: Date;
}

export interface OrderAttemptNotesTable {
  id: string;
  order_id: string;
  note: 'failed' | 'cancelled';
  payment_id: string | null;
  noted_at: Date;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  status: PaymentStatus;
  amount_paise: number;
  currency: string;
  refunded_paise: number;
  first_seen_at: Date;
  captured_at: NullAtFirst<Date>;
  settled_at: NullAtFirst<Date>;
  duplicate_at: NullAtFirst<Date>;
  refunded_at: NullAtFirst<Date>;
  charged_back_at: NullAtFirst<Date>;
  /** When a refund failed that somebody had made on the gateway's own dashboard. */
  refund_failed_at: NullAtFirst<Date>;
}

export interface PayerSignsTable {
  payment_id: string;
  kind: PayerSignKind;
  digest: string;
}

/** `superseded`: the order's terms were no longer valid when it was paid. */
export type RefundReason = 'duplicate' | 'superseded' | 'requested';

export interface RefundsTable {
  id: string;
  payment_id: string;
  amount_paise: number;
  reason: RefundReason;
  requested_at: Date;
  gateway_refund_id: NullAtFirst<string>;
  asked_at: NullAtFirst<Date>;
  request_id: ColumnType<string | null, string | null | undefined, never>;
  /** Each try has its own key at the gateway. */
  tries: ColumnType<number, number | undefined, number>;
  processed_at: NullAtFirst<Date>;
  failed_at: NullAtFirst<Date>;
}

export interface RevenueEntriesTable {
  id: Generated<string>;
  at: Date;
  kind: 'paid' | 'refunded' | 'charged-back';
  payment_id: string;
  order_id: string;
  plan_type: PlanType;
  discount_source: string | null;
  /** Negative for what went back. */
  amount_paise: number;
  discount_paise: number;
  /** Part of the sums of its day. */
  summed: Generated<boolean>;
  /** Its payment has several entries of this kind, so return_days leaves them out. */
  in_parts: Generated<boolean>;
}

export interface RevenueDaysTable {
  day: string;
  plan_type: PlanType;
  code: string;
  orders: number;
  given_paise: number;
  paid_paise: number;
  returned_paise: number;
}

export interface ReturnDaysTable {
  day: string;
  kind: 'refunded' | 'charged-back';
  payments: number;
  paise: number;
}

export interface RefundRequestsTable {
  id: string;
  order_id: string;
  state: RefundRequestState;
  amount_paise: number;
  reason: string;
  requested_at: Date;
  decided_at: NullAtFirst<Date>;
  decided_by: NullAtFirst<string>;
  answer: NullAtFirst<string>;
  approved_paise: NullAtFirst<number>;
}

export interface GatewayEventsTable {
  event_id: string;
  type: string;
  fact: ColumnType<EventFact | null, string | null, never>;
  body_hash: ColumnType<string | null, string, never>;
  received_at: Date;
}

export type EventOutcome = 'applied' | 'ignored' | 'quarantined';

export interface GatewayEventOutcomesTable {
  event_id: string;
  outcome: EventOutcome;
  at: Date;
}

export interface GatewayAccountTable {
  singleton: ColumnType<boolean, boolean | undefined, never>;
  account_id: string;
  learned_at: Date;
}

export interface PaymentQuarantineTable {
  id: string;
  reason: QuarantineReason;
  subject: string;
  fact: ColumnType<unknown, string, never>;
  seen_at: Date;
  resolved_at: NullAtFirst<Date>;
  resolved_by: ColumnType<string | null, string | null | undefined, string>;
  resolution: ColumnType<string | null, string | null | undefined, string>;
}

/** One comparison with the gateway's books; its days are Indian. */
export interface BookComparisonsTable {
  id: string;
  started_at: Date;
  first_day: string;
  last_day: string;
  next_day: string;
  held_by: string;
  held_until: Date;
  healed: Generated<number>;
  finished_at: NullAtFirst<Date>;
}

/** The sums of the payments of a day, here and at the gateway. */
export interface BookDaysTable {
  day: string;
  captured_here_paise: number;
  captured_there_paise: number;
  refunded_here_paise: number;
  refunded_there_paise: number;
  compared_at: Date;
}

export interface BookDifferencesTable {
  id: string;
  day: string;
  payment_id: string;
  kind: DifferenceKind;
  here_paise: number;
  there_paise: number;
  currency: string;
  found_at: Date;
  comparison_id: string;
  resolved_at: NullAtFirst<Date>;
  resolved_by: NullAtFirst<string>;
  resolution: NullAtFirst<string>;
}

export interface SandboxRecordsTable {
  kind: 'order' | 'payment' | 'refund';
  id: string;
  parent_id: string | null;
  body: ColumnType<unknown, string, string>;
}

export interface PaymentsTables {
  orders: OrdersTable;
  order_transitions: OrderTransitionsTable;
  order_attempt_notes: OrderAttemptNotesTable;
  payments: PaymentsTable;
  payer_signs: PayerSignsTable;
  refunds: RefundsTable;
  revenue_entries: RevenueEntriesTable;
  revenue_days: RevenueDaysTable;
  return_days: ReturnDaysTable;
  refund_requests: RefundRequestsTable;
  gateway_events: GatewayEventsTable;
  gateway_event_outcomes: GatewayEventOutcomesTable;
  gateway_account: GatewayAccountTable;
  payment_quarantine: PaymentQuarantineTable;
  book_comparisons: BookComparisonsTable;
  book_days: BookDaysTable;
  book_differences: BookDifferencesTable;
  sandbox_records: SandboxRecordsTable;
}
