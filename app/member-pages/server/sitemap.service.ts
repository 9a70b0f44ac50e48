import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { publicPagePath } from '../addresses.ts';
import { sitemapAddresses, sitemapExtent } from './queries.ts';

/** Only those whose owners let search engines list them. */
export const memberPageAddresses: SitemapSource = {
  kind: 'members',
  below: '/members',
  extent: sitemapExtent,
  entries: async (_, stretch) =>
    (await sitemapAddresses(stretch)).map(({ handle, changedAt }) => ({
      key: handle,
      path: publicPagePath(handle),
      changedAt,
    })),
};
