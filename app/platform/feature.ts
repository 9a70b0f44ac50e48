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

/** What a feature gets when it starts. */
export interface Parts {
  config: Config;
  clock: Clock;
}

export type StopWork = () => void | Promise<void>;

/**
 * A feature as product.ts sees it: its `feature.ts` exports one of these, and no other file knows
 * all features. What one feature offers another (a search source, a kind of news, an action of the
 * audit log) is a separate value, listed here.
 */
export interface Feature {
  /** The name of its folder. */
  name: string;
  api?: readonly Implementation[];
  /** HTTP beside the API: files, development pages, a gateway's sandbox. */
  routes?: (parts: Parts) => Hono | undefined;
  /** Pages that mail programs post to in order to unsubscribe someone (RFC 8058). */
  oneClick?: readonly string[];
  /** Fills a new database with starting content; does nothing on any other. */
  seed?: (clock: Clock) => Promise<void>;
  /**
   * What it does in the background, from the start of the server. Returns the function that stops
   * it.
   */
  work?: (parts: Parts) => Promise<StopWork | undefined>;
  /**
   * What it stores about people. A test finds any table that leads to a person and is in no
   * feature's list.
   */
  personalData?: PersonalData;
  /** What the site search looks through. */
  search?: readonly SearchSource[];
  /** The addresses of its pages with parameters, for search engines. */
  sitemap?: readonly SitemapSource[];
  /** What an admin may have to deal with. */
  waiting?: readonly WaitingCount[];
  /** What an operator has to set up before the school opens. */
  setup?: readonly SetupStep[];
  /** Invented content that shows a new school how a page looks. */
  samples?: Samples;
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
  /** The heading of its hits. */
  label: string;
  /** Groups of hits are shown by rank, lowest first. Leave gaps of ten. */
  rank: number;
  /** What anyone may find. */
  find?: Find;
  /** What members find instead; never gated content, only that it exists. */
  findForMembers?: Find;
  /** What only members find, whatever anyone may find; asked for by a call of its own. */
  findOfMembers?: Find;
  /**
   * A statement that lists the words a misspelt search may have meant: one column of lexemes, only
   * from text that anyone may read.
   */
  vocabulary?: string;
}

export interface WaitingCount {
  /** Counts are listed by rank, lowest first: urgent ones come first. Leave gaps of ten. */
  rank: number;
  /** The words after the number, singular and plural. */
  one: string;
  many: string;
  /**
   * Where an admin deals with them: one address, or the address of the first one. If undefined, on
   * the command line.
   */
  to?: string | { first: () => Expression<string | null>; address: (first: string) => string };
  /** How many are waiting, as part of the overview's statement. */
  count: (now: Date) => Expression<number | null>;
}

/** Admins, and nobody else, see it until it is done. */
export interface SetupStep {
  /** Steps are listed by rank, lowest first. Leave gaps of ten. */
  rank: number;
  /** A sentence that says what is missing, and what follows from that. */
  text: string;
  /** Where an admin does it. If undefined, the text names the environment variable. */
  to?: string;
  isMissing: (config: Config) => boolean | Expression<boolean>;
}

export interface Samples {
  /** The words after the number, singular and plural. */
  one: string;
  many: string;
  /** How many could be removed, as part of a statement. */
  count: () => Expression<number>;
  /** Removes those that nobody has edited or used, in the running transaction. Returns how many. */
  remove: () => Promise<number>;
}

/** The audit log's actions, and what an admin reads for each. */
export type ActionLabels = Readonly<Record<string, string>>;

export interface AuditedFeature {
  actions: ActionLabels;
  /** The admin page for a kind of subject, if there is one. */
  pages?: Readonly<Record<string, { name: string; address: (id: string) => string }>>;
}
