import type { Generated } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

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
  cancelled_at: NullAtFirst<Date>;
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
