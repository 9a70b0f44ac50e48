import type { ColumnType } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { PayoutState } from '../payout-state.ts';

export interface ReferralCodesTable {
  code_key: string;
  code: string;
  uid: string;
  taken_at: Date;
  freed_at: NullAtFirst<Date>;
}

export interface PromoCodesTable {
  code_key: string;
  code: string;
  /** One of the two; the other is null. */
  percent: number | null;
  amount_paise: number | null;
  /** Null: every plan. */
  plans: string[] | null;
  least_price_paise: number | null;
  first_purchase_only: boolean;
  valid_from: Date;
  valid_until: Date | null;
  most_uses: number | null;
  most_uses_each: number | null;
  /** Null: the starting content. */
  made_by: ColumnType<string | null, string | null, never>;
  made_at: ColumnType<Date, Date, never>;
  ended_at: NullAtFirst<Date>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CampaignsTable {
  id: string;
  words: string;
  code_key: string;
  starts_at: Date;
  /** Null: until somebody ends it. */
  ends_at: Date | null;
  /** Null: the starting content. */
  made_by: ColumnType<string | null, string | null, never>;
  made_at: ColumnType<Date, Date, never>;
  version: ColumnType<number, number | undefined, number>;
}

export interface CodeRedemptionsTable {
  id: string;
  order_id: string;
  uid: string;
  code: string;
  discount_percent: number;
  /** The code's amount; null for a percentage. */
  discount_paise: number | null;
  promo_key: string | null;
  referrer_uid: string | null;
  reward_percent: number | null;
  reserved_at: Date;
  released_at: NullAtFirst<Date>;
  released_because: ColumnType<'expired' | 'superseded' | null, never, 'expired' | 'superseded'>;
  redeemed_at: NullAtFirst<Date>;
}

export interface RewardEntriesTable {
  id: string;
  order_id: string;
  /** 'used' and 'returned' are about an order of the owner's own, who is then its buyer too. */
  kind: 'earned' | 'held' | 'released' | 'reversed' | 'used' | 'returned';
  referrer_uid: string;
  buyer_uid: string;
  amount_paise: number;
  reason: string;
  at: Date;
  /** Only of what was earned: once the days for a refund of its order are over. */
  payable_at: ColumnType<Date | null, Date | null | undefined, never>;
  by_uid: ColumnType<string | null, string | null | undefined, never>;
}

export interface ReferralAttributionsTable {
  uid: string;
  referrer_uid: string;
  code: string;
  opened_at: Date;
  valid_until: Date;
  signed_up_at: Date;
}

export interface PayoutsTable {
  id: string;
  uid: string;
  state: PayoutState;
  amount_paise: number;
  details: string | null;
  shown_details: string;
  requested_at: Date;
  sent_at: NullAtFirst<Date>;
  decided_at: NullAtFirst<Date>;
  decided_by: NullAtFirst<string>;
  reference: NullAtFirst<string>;
  reason: NullAtFirst<string>;
}

export interface PayoutEntriesTable {
  payout_id: string;
  entry_id: string;
  released_at: NullAtFirst<Date>;
}

/** What orders with someone's code brought in on a day. The database keeps it (0130_sums_and_pages.sql). */
export interface ReferrerDaysTable {
  day: string;
  referrer_uid: string;
  orders: number;
  given_paise: number;
  paid_paise: number;
  returned_paise: number;
}

/** The same of a month, named by its first day (0146_referrer_months.sql). */
export interface ReferrerMonthsTable {
  month: string;
  referrer_uid: string;
  orders: number;
  given_paise: number;
  paid_paise: number;
  returned_paise: number;
}

/** How many people brought in something in a month. */
export interface ReferrerCountsTable {
  month: string;
  referrers: number;
}

export interface ReferralsTables {
  referral_codes: ReferralCodesTable;
  promo_codes: PromoCodesTable;
  campaigns: CampaignsTable;
  code_redemptions: CodeRedemptionsTable;
  reward_entries: RewardEntriesTable;
  referral_attributions: ReferralAttributionsTable;
  payouts: PayoutsTable;
  payout_entries: PayoutEntriesTable;
  referrer_days: ReferrerDaysTable;
  referrer_months: ReferrerMonthsTable;
  referrer_counts: ReferrerCountsTable;
}
