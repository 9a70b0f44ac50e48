import type { Context } from './context.ts';

/** Whose data: someone with an account, by its id and its address of now. */
export interface DataSubject {
  uid: string;
  email: string;
}

/**
 * What a feature holds of people, wired in api.ts. A test finds the table that no feature accounts
 * for, though its rows lead to a person.
 */
export interface PersonalData {
  /** The feature's part in an export. */
  part: string;
  /**
   * Each table of the feature that leads to a person: what is in the export, and what is left after
   * a deletion, or why.
   */
  tables: Readonly<Record<string, string>>;
  /**
   * What the person may take away, in words that a reader without our source understands. No
   * secrets, no hashes, nobody else.
   */
  exportOf?: (
    subject: DataSubject,
  ) => Promise<{ data: unknown; files?: Readonly<Record<string, Uint8Array>> }>;
  /** Takes the person out of what stays. Inside the transaction that deletes; may be told twice. */
  erase?: (ctx: Context, subject: DataSubject) => Promise<unknown>;
}
