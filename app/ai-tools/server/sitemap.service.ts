import type { SitemapSource } from '#app/platform/sitemap-source.ts';
import { toolPath, toolsPath } from '../addresses.ts';
import { addressExtent, addresses } from './sitemap.queries.ts';

export const toolAddresses: SitemapSource = {
  kind: 'ai-tools',
  below: toolsPath,
  extent: addressExtent,
  entries: async (_, stretch) =>
    (await addresses(stretch)).map(({ id, changedAt }) => ({
      key: id,
      path: toolPath(id),
      changedAt,
    })),
};
