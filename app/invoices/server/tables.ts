import type { ColumnType } from 'kysely';
import type { PlanType } from '#app/memberships/plans.ts';
import type { OrderKind } from '#app/payments/offer-terms.ts';
import type { DocumentKind } from '../series.ts';

export interface SellersTable {
  id: string;
  since: Date;
  set_by: string;
  name: string;
  address: string;
  state: string;
  gstin: string | null;
  sac: string;
  rate_percent: number;
}

export interface BillingDetailsTable {
  uid: string;
  name: string;
  address: string;
  state: string | null;
  gstin: string | null;
  changed_at: Date;
}

export interface DocumentSeriesTable {
  series: string;
  last: number;
}

/** What a document says, apart from its amounts, as it was when it was issued. */
export interface DocumentFacts {
  /** Null: nobody had said who sells. */
  seller: { name: string; address: string; state: string; gstin: string | null } | null;
  /** The school's name at the time. */
  school: string;
  placeOfSupply: string | null;
  sac: string | null;
  ratePercent: number | null;
  /** The invoice’s total, on a note over a part of it. */
  ofPaise?: number;
  /** What rewards paid of the total. Missing in documents from before there was such a payment. */
  rewardsPaise?: number;
  order: {
    id: string;
    planType: PlanType;
    kind: OrderKind;
    /** Missing unless the order bought seats. */
    seats?: number;
    startsAt: string;
    endsAt: string | null;
  };
}

export interface DocumentBuyer {
  name: string;
  address: string | null;
  gstin: string | null;
}

export interface DocumentsTable {
  id: string;
  number: string;
  kind: DocumentKind;
  series: string;
  serial: number;
  order_id: string;
  uid: string;
  issued_at: Date;
  about: string | null;
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  facts: ColumnType<DocumentFacts, string, never>;
  buyer: ColumnType<DocumentBuyer, string, string>;
}

/** The sums of a day's documents. */
export interface DocumentDaysTable {
  day: string;
  kind: DocumentKind;
  documents: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  rewards_paise: number;
}

/** How far the days contain a series. */
export interface SummedSeriesTable {
  series: string;
  last: number;
}

export interface InvoicesTables {
  sellers: SellersTable;
  billing_details: BillingDetailsTable;
  document_series: DocumentSeriesTable;
  documents: DocumentsTable;
  document_days: DocumentDaysTable;
  summed_series: SummedSeriesTable;
}
