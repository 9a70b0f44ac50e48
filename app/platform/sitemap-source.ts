import type { Context } from './context.ts';

export interface SitemapEntry {
  /** Entries are read in the order of their keys. */
  key: string;
  path: string;
  changedAt: Date;
}

/** Where to continue: after a key, or at an offset counted from 0. */
export type SitemapStretch = { limit: number } & (
  | { after: string; offset?: undefined }
  | { after?: undefined; offset: number }
);

/** The number of entries, and when the newest of them changed. */
export interface SitemapExtent {
  count: number;
  changedAt: Date | null;
}

/** The indexed addresses of a page with parameters. */
export interface SitemapSource {
  /** Used in its file names. */
  kind: string;
  /** The path above its addresses; the pages there are as new as the newest of them. */
  below: string;
  extent: (ctx: Pick<Context, 'clock'>) => Promise<SitemapExtent>;
  entries: (ctx: Pick<Context, 'clock'>, stretch: SitemapStretch) => Promise<SitemapEntry[]>;
}
