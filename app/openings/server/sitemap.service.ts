import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { openingPath } from '../addresses.ts';
import { addressExtent, addresses } from './sitemap.queries.ts';

/** The open ones. */
export const openingAddresses: SitemapSource = {
  kind: 'openings',
  below: '/placements',
  extent: ({ clock }) => addressExtent(clock.now()),
  entries: async ({ clock }, stretch) =>
    (await addresses(clock.now(), stretch)).map(({ slug, changedAt }) => ({
      key: slug,
      path: openingPath(slug),
      changedAt,
    })),
};
