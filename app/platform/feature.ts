import type { Hono } from 'hono';
import type { Expression } from 'kysely';
import type { NewsKinds } from '#app/shared/news.ts';
import type { FoundText } from '#app/shared/search-hit.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Implementation } from './http.ts';
import type { PersonalData } from './personal-data.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** What a feature is started with. */
export interface Parts {
  config: Config;
  clock: Clock;
}

export type StopWork = () => void | Promise<void>;

/**
 * A feature as product.ts meets it: its `feature.ts` exports one of these, and nothing else knows
 * all features. What one feature offers another (a search source, a kind of news, an action of the
 * audit log) is a value of its own, listed here.
 */
export interface Feature {
  /** The name of its folder. */
  name: string;
  api?: readonly Implementation[];
  /** HTTP beside the API: files, development pages, a gateway's sandbox. */
  routes?: (parts: Parts) => Hono | undefined;
  /** Pages that mail programs post to, to unsubscribe (RFC 8058). */
  oneClick?: readonly string[];
  /** Gives a new database something to show; does nothing on another. */
  seed?: (clock: Clock) => Promise<void>;
  /** What it does beside answering, from the start of the server on. Returns how to stop. */
  work?: (parts: Parts) => Promise<StopWork | undefined>;
  /**
   * What it stores about people. A test finds a table that leads to a person and is in no feature's
   * list.
   */
  personalData?: PersonalData;
  /** What the site search looks through. */
  search?: readonly SearchSource[];
  /** The indexed addresses of its pages with parameters. */
  sitemap?: readonly SitemapSource[];
  /** What can wait for an admin. */
  waiting?: readonly WaitingCount[];
  audit?: AuditedFeature;
  news?: NewsKinds;
}

/** Words as `searchWords` gives them, at least one; the best hits first. */
type Find = (
  ctx: Pick<Context, 'clock'>,
  asked: { words: readonly string[]; limit: number },
) => Promise<readonly FoundText[]>;

export interface SearchSource {
  kind: string;
  /** Above its hits. */
  label: string;
  /** Groups of hits are shown by rank, lowest first. Leave gaps of ten. */
  rank: number;
  /** What anyone may find. */
  find: Find;
  /** What a member finds instead of it; never what is gated, only that it exists. */
  findForMembers?: Find;
  /**
   * A statement for the words that a misspelt search may have meant: one column of lexemes, of what
   * anyone may read.
   */
  vocabulary?: string;
}

export interface WaitingCount {
  /**
   * Counts are listed by rank, lowest first: what cannot wait long comes first. Leave gaps of ten.
   */
  rank: number;
  /** What follows the figure, for one and for several. */
  one: string;
  many: string;
  /**
   * Where an admin deals with them: at one address, or at that of the one to begin with. Without
   * it, at the command line.
   */
  to?: string | { first: () => Expression<string | null>; address: (first: string) => string };
  /** How many wait, as a part of the overview's statement. */
  count: (now: Date) => Expression<number | null>;
}

/** Actions of the audit log and what an admin reads for each. */
export type ActionLabels = Readonly<Record<string, string>>;

export interface AuditedFeature {
  actions: ActionLabels;
  /** The desk page of a kind of subject that has one. */
  pages?: Readonly<Record<string, { name: string; address: (id: string) => string }>>;
}
