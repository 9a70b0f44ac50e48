import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface AccountDeletionsTable {
  uid: string;
  requested_at: Date;
  due_at: Date;
  done_at: NullAtFirst<Date>;
}

export interface PersonalDataTables {
  account_deletions: AccountDeletionsTable;
}
