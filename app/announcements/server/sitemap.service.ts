import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { upcomingPath } from '../addresses.ts';
import * as queries from './sitemap.queries.ts';

export const upcomingAddresses: SitemapSource = {
  kind: 'upcoming',
  below: '/upcoming',
  extent: queries.upcomingExtent,
  entries: async (_, stretch) =>
    (await queries.upcomingEntries(stretch)).map(({ key, slug, changedAt }) => ({
      key,
      path: upcomingPath(slug),
      changedAt,
    })),
};
