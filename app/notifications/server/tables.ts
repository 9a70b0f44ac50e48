import type { ColumnType } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface NotificationsTable {
  id: string;
  uid: string;
  kind: string;
  /** JSON, written as text. */
  data: ColumnType<unknown, string, string>;
  key: string;
  created_at: Date;
  read_at: NullAtFirst<Date>;
  mailed_at: NullAtFirst<Date>;
  unsubscribe_hash: NullAtFirst<string>;
}

export interface NotificationMailRefusalsTable {
  uid: string;
  category: string;
  refused_at: Date;
}

export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_mail_refusals: NotificationMailRefusalsTable;
}
