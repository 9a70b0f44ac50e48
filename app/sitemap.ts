import { pages } from './shared/pages.ts';
import { publicAddress } from './shared/public-address.ts';

/** A public page with a parameter in its address, told by the feature that owns it. */
export interface SitemapEntry {
  path: string;
  changedAt: Date;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The sitemap for search engines. A page that lists others is as new as the newest of them. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const told = entries.map(({ path, changedAt }) => ({ path, changed: dayOf(changedAt) }));
  const fixed = pages.flatMap(({ path, indexed, changed }) =>
    indexed && !path.includes(':')
      ? [
          {
            path,
            changed: newest([
              changed,
              ...told
                .filter((each) => each.path.startsWith(`${path}/`))
                .map((each) => each.changed),
            ]),
          },
        ]
      : [],
  );
  const addresses = [...fixed, ...told].map(
    ({ path, changed }) =>
      `<url><loc>${publicAddress(path).replaceAll('&', '&amp;')}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`;
}

const newest = (days: readonly (string | undefined)[]): string =>
  days.reduce<string>((last, day = '') => (day > last ? day : last), '');
