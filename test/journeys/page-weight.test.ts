import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, type Page } from '#app/shared/pages.ts';

interface RouteFiles {
  path?: string;
  parentId?: string;
  module: string;
  imports: readonly string[];
}

interface BuildManifest {
  entry: { module: string; imports: readonly string[] };
  routes: Record<string, RouteFiles>;
}

const folder = 'build/client';
const assets = `${folder}/assets`;

function builtManifest(): BuildManifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  const [, json = '{}'] = /=(\{.*\});?$/s.exec(readFileSync(`${assets}/${name}`, 'utf8')) ?? [];
  return JSON.parse(json) as BuildManifest;
}

const { entry, routes } = builtManifest();
const filesOf = ({ module, imports }: { module: string; imports: readonly string[] }) => [
  module,
  ...imports,
];
const frame = new Set([entry, routes.root].flatMap((part) => (part ? filesOf(part) : [])));
const bytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(`${folder}${file}.br`).size, 0);

/**
 * Bytes with brotli, as served: everything that a page's first visit loads, and the part that no
 * other page shares.
 */
function weightOf(path: string): { all: number; own: number } {
  const route = Object.values(routes).find((each) => each.path === path);
  if (!route) throw new Error(`${path} is not among the built routes`);
  const shell = route.parentId && route.parentId !== 'root' ? routes[route.parentId] : undefined;
  const shared = new Set([...frame, ...(shell ? filesOf(shell) : [])]);
  const own = bytes(filesOf(route).filter((file) => !shared.has(file)));
  return { all: bytes(shared) + own, own };
}

/** Someone signed in has the frame, nine tenths of the total, in the browser's cache. */
const forVisitors = (page: Page) =>
  !page.dashboard && !page.admin && !/^\/(account|dashboard)/.test(page.path);
const [light, heavy] = [true, false].map((visitors) =>
  pages
    .filter((page) => forVisitors(page) === visitors && !page.path.startsWith('/dev/'))
    .map(({ path }) => path),
);

test.each(light ?? [])(
  '%s stays within 100 kB of JavaScript, of which 8 kB are its own',
  (path) => {
    const { all, own } = weightOf(path);
    expect(all).toBeGreaterThan(80_000);
    expect(all).toBeLessThanOrEqual(100_000);
    expect(own).toBeLessThanOrEqual(8_000);
  },
);

test.each(heavy ?? [])('%s, for someone signed in, stays within 108 kB', (path) => {
  expect(weightOf(path).all).toBeLessThanOrEqual(108_000);
});
