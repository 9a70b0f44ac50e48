import type { GrantedRole } from './profile.ts';

/**
 * What a notification is about. A person can turn off the mails of a category, unless they are
 * always sent.
 */
export interface NewsCategory {
  id: string;
  label: string;
  /** Completes "mails about …". */
  about: string;
  alwaysMailed?: true;
  /** Nobody without one of these roles is told of it, or asked about its mails. */
  only?: readonly (GrantedRole | 'admin')[];
}

export interface NewsLink {
  href: string;
  label: string;
}

/**
 * One kind of notification: how its stored data becomes text. `Data` is stored as JSON: instants as
 * ISO text, plans and names as they were called at the time. Rows are stored for a year, so a kind
 * that is no longer sent keeps its entry that long.
 */
export interface NewsKind<Data> {
  category: NewsCategory;
  /** False if a separate mail says the same (a receipt), or if nobody would want a mail. */
  mailed: boolean;
  title: (data: Data) => string;
  text: (data: Data) => string;
  link: NewsLink | ((data: Data) => NewsLink | null) | null;
  /** Of news about two pages, the other one. */
  otherLink?: (data: Data) => NewsLink | null;
}

/** Gives a kind the type of its data, which types its texts. */
export const newsKind = <Data>(kind: NewsKind<Data>): NewsKind<Data> => kind;

/**
 * A feature's kinds by name. Each has its own data type, so a list of them all has no common one.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type NewsKinds = Readonly<Record<string, NewsKind<any>>>;

export type DataOf<Kind> = Kind extends NewsKind<infer Data> ? Data : never;
