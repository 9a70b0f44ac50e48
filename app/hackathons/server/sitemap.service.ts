import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { hackathonPath, hackathonsPath } from '../addresses.ts';
import { addressExtent, addresses } from './sitemap.queries.ts';

export const hackathonAddresses: SitemapSource = {
  kind: 'hackathons',
  below: hackathonsPath,
  extent: addressExtent,
  entries: async (_, stretch) =>
    (await addresses(stretch)).map(({ id, changedAt }) => ({
      key: id,
      path: hackathonPath(id),
      changedAt,
    })),
};
