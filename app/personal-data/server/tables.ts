import type { ColumnType } from 'kysely';

export interface AccountDeletionsTable {
  uid: string;
  requested_at: Date;
  due_at: Date;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface PersonalDataTables {
  account_deletions: AccountDeletionsTable;
}
