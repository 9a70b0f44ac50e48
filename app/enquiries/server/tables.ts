import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { EnquiryKind, EnquiryState } from '../enquiry-state.ts';

export interface NewsletterSubscriptionsTable {
  id: string;
  email: string;
  requested_at: Date;
  confirmed_at: NullAtFirst<Date>;
  ended_at: NullAtFirst<Date>;
}

export type CodePurpose = 'confirm' | 'unsubscribe';

export interface NewsletterCodesTable {
  code_hash: string;
  subscription_id: string;
  purpose: CodePurpose;
  created_at: Date;
  expires_at: Date | null;
  used_at: NullAtFirst<Date>;
}

export interface EnquiriesTable {
  id: string;
  kind: EnquiryKind;
  email: string;
  name: string | null;
  subject: string | null;
  message: string | null;
  fingerprint: string;
  received_at: Date;
  state: Generated<EnquiryState>;
  state_since: Date;
  state_by: NullAtFirst<string>;
}

export interface EnquiryNotesTable {
  id: string;
  enquiry_id: string;
  author_uid: string;
  words: string;
  written_at: Date;
}

export interface EnquiriesTables {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_codes: NewsletterCodesTable;
  enquiries: EnquiriesTable;
  enquiry_notes: EnquiryNotesTable;
}
