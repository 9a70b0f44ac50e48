import type { ColumnType } from 'kysely';
import type { OptionalCategory } from '../categories.ts';
import type { Kind, News } from '../news.ts';

/** Null until it happens. */
type Happened = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface NotificationsTable {
  id: string;
  uid: string;
  kind: Kind;
  /** JSON, written as text. */
  data: ColumnType<News['data'], string, string>;
  key: string;
  created_at: Date;
  read_at: Happened;
  mailed_at: Happened;
  unsubscribe_hash: ColumnType<string | null, string | null | undefined, string | null>;
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
