import type { Page } from './page.ts';

export type { Page } from './page.ts';

/**
 * Every page of the product, collected from the features' page lists. The router, navigation,
 * footer and sitemap read this table, so a link to a page that is not in it is never rendered.
 */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('../*/pages.ts', { eager: true, import: 'pages' }),
).flat();

/** Only the server needs the names of the files, so no browser gets them. */
const announced = import.meta.glob<readonly Page[]>('../*/pages.ts', {
  eager: true,
  import: 'pages',
});

/** The module of each page, from `app/`, for the router. */
export const modulesOfPages = (): ReadonlyMap<Page, string> =>
  new Map(
    Object.entries(announced).flatMap(([file, own]) =>
      own.map((page) => [page, moduleOf(file.split('/')[1] ?? '', page)] as const),
    ),
  );

/** The shell is flat: it has no server folder. */
const moduleOf = (feature: string, { page }: Page): string =>
  `${feature}/${feature === 'shell' ? '' : 'web/'}${page}.page.tsx`;

const paths = new Set<string>(pages.map((page) => page.path));

/**
 * True if there is a page at this address (without query and fragment). The navigation and footer
 * check before they render a link.
 */
export const pageExists = (href: string): boolean => paths.has(href.split(/[?#]/)[0] ?? href);

const documentPaths = new Set<string>(
  pages.filter((page) => page.payment).map((page) => page.path),
);

/**
 * True if this address must be loaded as a document, because its policy differs from that of the
 * current page.
 */
export const needsDocument = (href: string): boolean =>
  documentPaths.has(href.split(/[?#]/)[0] ?? href);

// A fixed address wins over a pattern, whatever the order of the features.
const patterns = pages
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The page at a path, with or without parameters. */
export const pageAt = (path: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.page;
