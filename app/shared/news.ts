/**
 * What a notification is about. A person can turn off the mails of a category, unless they are
 * always mailed.
 */
export interface NewsCategory {
  id: string;
  label: string;
  /** Completes "mails about …". */
  about: string;
  alwaysMailed?: true;
}

export interface NewsLink {
  href: string;
  label: string;
}

/**
 * One kind of notification: how its stored data is put into words. `Data` is stored as JSON:
 * instants are ISO text, plans and names are what they were called at the time. Rows stay for a
 * year, so a kind that is no longer sent keeps its entry that long.
 */
export interface NewsKind<Data> {
  category: NewsCategory;
  /** False where a mail of its own says the same (a receipt), or where nobody would want one. */
  mailed: boolean;
  title: (data: Data) => string;
  text: (data: Data) => string;
  link: NewsLink | ((data: Data) => NewsLink | null) | null;
}

/** Names the data of a kind, from which its words are typed. */
export const newsKind = <Data>(kind: NewsKind<Data>): NewsKind<Data> => kind;

/** A feature's kinds by name. Each has data of its own, so a list of them all knows none. */
// oxlint-disable-next-line typescript/no-explicit-any
export type NewsKinds = Readonly<Record<string, NewsKind<any>>>;

export type DataOf<Kind> = Kind extends NewsKind<infer Data> ? Data : never;
