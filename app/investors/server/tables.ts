import type { ColumnType, Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { ShortlistStage } from '../shortlist-stages.ts';

export interface InvestorsTable {
  id: string;
  key: string;
  name: string;
  headline: string;
  company: string;
  location: string;
  industry: string | null;
  tags: string[];
  verified: boolean;
  website: string | null;
  stages: string[];
  cheque_from_paise: number;
  cheque_to_paise: number;
  sectors: string[];
  geography: string[];
  thesis: string;
  approach: string;
  masked_name: string;
  masked_company: string | null;
  masked_words: string;
  words: string;
  sample: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  published_at: NullAtFirst<Date>;
}

export interface InvestorViewsTable {
  uid: string;
  investor_id: string;
  viewed_at: Date;
}

export interface ShortlistedInvestorsTable {
  uid: string;
  investor_id: string;
  stage: ShortlistStage;
  notes: string;
  added_at: Date;
  changed_at: Date;
}

export interface InvestorLettersTable {
  id: string;
  kind: 'change' | 'removal';
  investor_id: string | null;
  /** Null when someone without an account asks to be removed. */
  uid: ColumnType<string | null, string | null | undefined, never>;
  email: string;
  about: string;
  words: string;
  received_at: Date;
  closed_at: NullAtFirst<Date>;
  closed_by: NullAtFirst<string>;
  accepted: ColumnType<boolean | null, boolean | null | undefined, boolean>;
}

export interface RemovedInvestorsTable {
  key_hash: string;
  removed_at: Date;
}

export interface InvestorsTables {
  investors: InvestorsTable;
  investor_views: InvestorViewsTable;
  shortlisted_investors: ShortlistedInvestorsTable;
  investor_letters: InvestorLettersTable;
  removed_investors: RemovedInvestorsTable;
}
