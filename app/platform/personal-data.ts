import type { Context } from './context.ts';

/** The person the data is about: the id and current address of an account. */
export interface DataSubject {
  uid: string;
  email: string;
}

/**
 * What a feature stores about people, listed in its `feature.ts`. A test finds any table that leads
 * to a person and that no feature lists.
 */
export interface PersonalData {
  /** The name of the feature's part in an export. */
  part: string;
  /** The words of content/policies/privacy-policy.md that tell people about it. */
  inPolicy: string;
  /**
   * Each table of the feature that leads to a person: what an export contains, and what a deletion
   * leaves, or why.
   */
  tables: Readonly<Record<string, string>>;
  /**
   * The data that the person may download, in words that a reader without our source understands.
   * No secrets, no hashes, nobody else's data.
   */
  exportOf?: (
    subject: DataSubject,
  ) => Promise<{ data: unknown; files?: Readonly<Record<string, Uint8Array>> }>;
  /**
   * Removes the person from everything that stays. Runs inside the transaction that deletes,
   * perhaps twice.
   */
  erase?: (ctx: Context, subject: DataSubject) => Promise<unknown>;
}
