import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface AccountDeletionsTable {
  uid: string;
  requested_at: Date;
  due_at: Date;
  /** Whether certificates stay public. */
  keep_certificates: Generated<boolean>;
  done_at: NullAtFirst<Date>;
}

export interface PersonalDataTables {
  account_deletions: AccountDeletionsTable;
}
