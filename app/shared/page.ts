import type { IconName } from './icon-name.ts';

/** A page as its feature declares it in `pages.ts`. */
export interface Page {
  /** React Router pattern. */
  path: string;
  /** Its module: `web/<page>.page.tsx` of the feature. */
  page: string;
  /**
   * Search engines may list it. The sitemap contains it; the owning feature adds the addresses of a
   * pattern with parameters.
   */
  indexed?: boolean;
  /**
   * The day when its own text last changed, for the sitemap; a page that lists others is as new as
   * the newest of them.
   */
  changed?: string;
  /**
   * Query names that the page reads; the cache key drops all others. `oobCode` and `email` are
   * never read on the server.
   */
  queries?: readonly string[];
  /** The endpoint that gets the page's query: `GET /hackathons`. */
  queriesOf?: string;
  /** Which parts of the shell surround it; default: header, footer and banner. */
  chrome?: 'full' | 'no-banner' | 'bare';
  /** Rendered inside the dashboard's shell. */
  dashboard?: boolean;
  /** Rendered inside the admin's frame, for admins only. */
  admin?: boolean;
  /** The page, or its shell, has its own navigation and places `<main>` beside it. */
  ownMain?: boolean;
  /** The colour field whose colour the header takes. */
  headerField?: 'dawn' | 'rani';
  /**
   * Its content depends on who is signed in, so a browser with a token waits behind the loader
   * (decisions.md ruling 40).
   */
  waitsForIdentity?: boolean;
  /**
   * The document may need the payment gateway's origins in its policy; it can be entered only by a document load.
   */
  payment?: boolean;
}

/** The headings of the admin's sidebar, in its order. */
export const sectionGroups = ['Teaching', 'People', 'Site', 'Money', 'System'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/**
 * An entry in the sidebar of the dashboard or of the admin's frame, by its path. In a separate file
 * (`sections.ts`), since only those frames load it.
 */
export interface Section {
  path: string;
  /** Sections are listed by rank within their group, lowest first. Leave gaps of ten. */
  rank: number;
  /** Default: above the groups, under no heading. */
  group?: SectionGroup;
  /** In the sidebar. */
  label: string;
  icon: IconName;
  /** In the header and the title; default: the label. */
  title?: string;
  /** The page's h1; default: the title. Null where the page writes its own. */
  heading?: string | null;
}

export const adminPage = {
  chrome: 'bare',
  admin: true,
  ownMain: true,
  waitsForIdentity: true,
} as const;
export const dashboardPage = { chrome: 'bare', dashboard: true, ownMain: true } as const;

export const definePages = (pages: readonly Page[]): readonly Page[] => pages;

export const defineSections = (sections: readonly Section[]): readonly Section[] => sections;
