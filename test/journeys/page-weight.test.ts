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

/**
 * The pages that visitors see. Nobody starts at the payment page or the signed-in pages, so the
 * frame, nine tenths of the total, is already cached there.
 */
const forVisitors = (page: Page) =>
  !page.dashboard && !page.admin && !/^\/(register|account|dev|dashboard)/.test(page.path);
const [light, heavy] = [true, false].map((visitors) =>
  pages
    .filter((page) => forVisitors(page) === visitors && !page.path.startsWith('/dev/'))
    .map(({ path }) => path),
);

test.each(light ?? [])(
  '%s stays within 110 KiB of JavaScript, of which 10 kB are its own',
  (path) => {
    const { all, own } = weightOf(path);
    expect(all).toBeGreaterThan(90 * 1024);
    expect(all).toBeLessThanOrEqual(110 * 1024);
    expect(own).toBeLessThanOrEqual(10_000);
  },
);

test.each(heavy ?? [])(
  '%s, for someone signed in or about to pay, stays within 118 KiB',
  (path) => {
    expect(weightOf(path).all).toBeLessThanOrEqual(118 * 1024);
  },
);
