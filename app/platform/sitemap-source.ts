import type { Context } from './context.ts';

export interface SitemapEntry {
  /** Entries are read in the order of their keys. */
  key: string;
  path: string;
  changedAt: Date;
}

/** Where to read on: behind a key, or at a place counted from 0. */
export type SitemapStretch = { limit: number } & (
  | { after: string; offset?: undefined }
  | { after?: undefined; offset: number }
);

/** How many there are, and when the newest of them changed. */
export interface SitemapExtent {
  count: number;
  changedAt: Date | null;
}

/** The indexed addresses of a page with parameters. */
export interface SitemapSource {
  /** Names its files. */
  kind: string;
  /** Where its addresses begin; the pages above that are as new as the newest of them. */
  below: string;
  extent: (ctx: Pick<Context, 'clock'>) => Promise<SitemapExtent>;
  entries: (ctx: Pick<Context, 'clock'>, stretch: SitemapStretch) => Promise<SitemapEntry[]>;
}
