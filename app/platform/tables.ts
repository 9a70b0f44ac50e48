import type { ColumnType, Generated } from 'kysely';

export interface MailsTable {
  key: string;
  /**
   * JSON, written as text; null once the mail is sent: what it said is nobody's business any more.
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

/** What a new database was given to start with. */
export interface StartingContentTable {
  name: string;
  given_at: Date;
}

/** The words that anyone may read here, to correct what somebody misspells. */
export interface SearchWordsTable {
  word: string;
  /** How many courses, tools and so on contain it. */
  occurs: number;
}

export interface PlatformTables {
  mails: MailsTable;
  starting_content: StartingContentTable;
  search_words: SearchWordsTable;
}
