export interface MailboxTable {
  id: string;
  /** The mail's key: a second delivery changes nothing. */
  key: string;
  sender: string;
  recipient: string;
  subject: string;
  /** Empty for a text-only mail. */
  html: string;
  text: string;
  received_at: Date;
}

export interface MailboxTables {
  mailbox: MailboxTable;
}
