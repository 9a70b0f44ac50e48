import type { ColumnType, Generated } from 'kysely';

export interface MailsTable {
  key: string;
  /**
   * JSON, stored as text; null once the mail is sent, so that we don't store its content any
   * longer.
   */
  message: ColumnType<Message | null, string, null>;
  queued_at: Generated<Date>;
  sent_at: Date | null;
}

interface Message {
  to: string;
  subject: string;
  html?: string;
  text: string;
  replyTo?: string;
  unsubscribe?: string;
  farewell?: true;
}

/** The starting content that a new database has received. */
export interface StartingContentTable {
  name: string;
  given_at: Date;
}

/** The words that anyone may read here, for correcting misspelt searches. */
export interface SearchWordsTable {
  word: string;
  /** How many courses, tools and so on contain it. */
  occurs: number;
}

/** Who changed what is in the audit log. */
export interface SettingsTable {
  name: string;
  version: number;
  /** JSON. */
  value: ColumnType<unknown, string, never>;
  changed_at: Date;
}

export interface PlatformTables {
  mails: MailsTable;
  starting_content: StartingContentTable;
  search_words: SearchWordsTable;
  settings: SettingsTable;
}
