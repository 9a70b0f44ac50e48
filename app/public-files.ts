import { Hono } from 'hono';
import { logoSvg } from './ui/art/logo-mark.ts';
import { drawAddress, drawCardAddress } from './ui/art/address.ts';
import { refusal } from './platform/http-answer.ts';
import { rasterise } from './platform/raster.ts';
import { Problem } from './shared/problem.ts';
import { publicAddress } from './shared/public-address.ts';
import type { ApiDocuments } from './platform/api-docs.ts';
import type { Context } from './platform/context.ts';
import type { SitemapSource } from './platform/sitemap-source.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

interface PublicFiles {
  apiDocuments: () => Promise<ApiDocuments>;
  /** Pages with parameters, expanded by the features that own them. */
  sitemap: readonly SitemapSource[];
  ctx: Pick<Context, 'clock'>;
}

const forAnHour = { 'cache-control': 'public, max-age=3600' };
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Addresses that are neither pages nor API calls: generated art, the sitemap, the API's documents.
 */
export function publicFiles({ apiDocuments, sitemap, ctx }: PublicFiles): Hono {
  const files = new Hono();
  files.get('/api/openapi.json', async (c) => {
    const { openApi } = await apiDocuments();
    return c.body(openApi, 200, { 'content-type': 'application/json', ...forAnHour });
  });
  files.get('/api/docs', async (c) => {
    const { page } = await apiDocuments();
    return c.html(page.html, 200, { 'content-security-policy': page.policy });
  });
  files.get('/favicon.svg', (c) =>
    c.body(logoSvg, 200, { 'content-type': 'image/svg+xml', ...forAnHour }),
  );
  files.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /dashboard\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicAddress('/sitemap.xml')}\n`,
      200,
      forAnHour,
    ),
  );
  const xml = { 'content-type': 'application/xml; charset=utf-8', ...forAnHour };
  files.get('/sitemap.xml', async (c) => c.body(await sitemapIndex(sitemap, ctx), 200, xml));
  files.get('/sitemaps/:file{[a-z0-9-]+\\.xml}', async (c) => {
    const file = await sitemapFile(sitemap, ctx, c.req.param('file').slice(0, -'.xml'.length));
    return file ? c.body(file, 200, xml) : c.notFound();
  });
  files.get('/art/card/*', async (c) => {
    const card = drawCardAddress(new URL(c.req.url));
    return card
      ? c.body(await rasterise(card), 200, { 'content-type': 'image/png', ...forAnHour })
      : c.notFound();
  });
  files.get('/art/*', (c) => {
    const svg = drawAddress(new URL(c.req.url));
    return svg ? c.body(svg, 200, { 'content-type': 'image/svg+xml', ...forever }) : c.notFound();
  });
  files.onError((failure, c) => {
    if (!(failure instanceof Problem)) throw failure;
    return refusal(c, failure);
  });
  return files;
}
