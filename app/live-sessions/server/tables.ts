import type { ColumnType, Generated } from 'kysely';

export interface LiveSessionsTable {
  id: string;
  title: string;
  host: string;
  about: string;
  starts_at: Date;
  ends_at: Date;
  link: string | null;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CalendarFeedsTable {
  uid: string;
  key_hash: string;
  made_at: Date;
}

export interface LiveSessionsTables {
  live_sessions: LiveSessionsTable;
  calendar_feeds: CalendarFeedsTable;
}
