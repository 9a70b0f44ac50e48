import type { Context } from './platform/context.ts';
import type { SitemapSource } from './platform/sitemap-source.ts';
import { streamOf } from './platform/text-stream.ts';
import { pages } from './shared/pages.ts';
import { publicAddress } from './shared/public-address.ts';

/** Search engines accept at most 50,000. */
const addressesPerFile = 10_000;
/** How many are in memory at a time. */
const batch = 1_000;

type Ctx = Pick<Context, 'clock'>;

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const element = (name: string, path: string, changed: string | undefined): string =>
  `<${name}><loc>${publicAddress(path).replaceAll('&', '&amp;')}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${name}>`;

/** The list of all files, for search engines. */
export async function sitemapIndex(sources: readonly SitemapSource[], ctx: Ctx): Promise<string> {
  const extents = await Promise.all(
    sources.map(async ({ kind, extent }) => ({ kind, ...(await extent(ctx)) })),
  );
  const files = extents.flatMap(({ kind, count, changedAt }) =>
    Array.from({ length: Math.ceil(count / addressesPerFile) }, (_, index) =>
      element('sitemap', `/sitemaps/${kind}-${index + 1}.xml`, changedAt ? dayOf(changedAt) : ''),
    ),
  );
  return `${head}<sitemapindex ${schema}>${element('sitemap', '/sitemaps/pages.xml', '')}${files.join('')}</sitemapindex>`;
}

/** One of the files, or null when no file has that name. */
export async function sitemapFile(
  sources: readonly SitemapSource[],
  ctx: Ctx,
  name: string,
): Promise<ReadableStream<Uint8Array> | null> {
  if (name === 'pages') return fileOf(fixedPages(sources, ctx));
  const [, kind, number] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const source = sources.find((each) => each.kind === kind);
  const offset = (Number(number) - 1) * addressesPerFile;
  if (!source || offset >= (await source.extent(ctx)).count) return null;
  return fileOf(addressesFrom(source, ctx, offset));
}

/** Pages with one address each. A page that lists others is as new as the newest of them. */
async function* fixedPages(sources: readonly SitemapSource[], ctx: Ctx) {
  const days = await Promise.all(
    sources.map(async ({ below, extent }) => {
      const { changedAt } = await extent(ctx);
      return { below: `${below}/`, day: changedAt ? dayOf(changedAt) : '' };
    }),
  );
  for (const { path, indexed, changed = '' } of pages) {
    if (!indexed || path.includes(':')) continue;
    const listed = days.filter(({ below }) => below.startsWith(`${path}/`)).map(({ day }) => day);
    yield element('url', path, [changed, ...listed].toSorted().at(-1));
  }
}

async function* addressesFrom(source: SitemapSource, ctx: Ctx, offset: number) {
  let left = addressesPerFile;
  let after: string | undefined;
  while (left > 0) {
    const limit = Math.min(batch, left);
    const entries = await source.entries(
      ctx,
      after === undefined ? { offset, limit } : { after, limit },
    );
    yield entries.map(({ path, changedAt }) => element('url', path, dayOf(changedAt))).join('');
    if (entries.length < limit) return;
    after = entries.at(-1)?.key;
    left -= limit;
  }
}

/** Read only when the reader is ready: a slow reader keeps one batch in memory. */
const fileOf = (elements: AsyncGenerator<string, void>): ReadableStream<Uint8Array> =>
  streamOf(inUrlset(elements));

async function* inUrlset(elements: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield `${head}<urlset ${schema}>`;
  yield* elements;
  yield '</urlset>';
}
