import type { ColumnType } from 'kysely';
import type { NullAtFirst } from '#app/platform/column-types.ts';
import type { OptionalCategory } from '../categories.ts';
import type { Kind, News } from '../news.ts';

export interface NotificationsTable {
  id: string;
  uid: string;
  kind: Kind;
  /** JSON, written as text. */
  data: ColumnType<News['data'], string, string>;
  key: string;
  created_at: Date;
  read_at: NullAtFirst<Date>;
  mailed_at: NullAtFirst<Date>;
  unsubscribe_hash: NullAtFirst<string>;
}

export interface NotificationMailRefusalsTable {
  uid: string;
  category: OptionalCategory;
  refused_at: Date;
}

export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_mail_refusals: NotificationMailRefusalsTable;
}
