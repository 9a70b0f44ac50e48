import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { Assets } from './platform/assets.ts';
import { finishPage } from './platform/html.ts';
import { usualWait } from './platform/http-answer.ts';
import { newSecret } from './platform/ids.ts';
import { inOneSpelling } from './platform/one-spelling.ts';
import { log } from './platform/log.ts';
import type { PageCache } from './platform/page-cache.ts';
import { acceptanceOf, validUntilHeader } from './platform/stored-answer.ts';
import type { Fetch } from './shared/api-client.ts';
import {
  apiFetch,
  grievanceOfficer,
  installationWarnings,
  runningCampaign,
  scriptMark,
  type ShownCampaign,
} from './shared/api-fetch.ts';
import { pageAt, pages, type Page } from './shared/pages.ts';
import { publicAddress } from './shared/public-address.ts';
import { headScript } from './shell/head-script.ts';

interface CampaignNow {
  campaign: ShownCampaign | null;
  validUntil: Date | null;
}

interface SiteParts {
  assets: Assets;
  cache: PageCache;
  /**
   * The API's own fetch, as a visitor, for pages that are rendered once and served to everyone. It
   * counts towards nobody's limit.
   */
  everyonesFetch: Fetch;
  /** The query names that an endpoint declares. */
  queryNamesOf: (endpoint: string) => readonly string[];
  warnings: readonly string[];
  grievanceOfficer: () => string | null;
  /**
   * What the banner shows, made of the topic `campaign`, and when that changes by itself; null: it
   * won't.
   */
  campaignNow: () => Promise<CampaignNow>;
  /** Other origins that the payment page may use. */
  paymentOrigins: Readonly<Record<string, readonly string[]>>;
}

const accepts = ({ headers }: Request) => acceptanceOf((name) => headers.get(name));

/** Addresses that other pages link to and that have moved (decisions.md rulings 4, 46). */
const moved: Readonly<Record<string, string>> = { '/terms': '/terms-and-conditions' };

/**
 * Serves every page of the table, rendered once as a visitor sees it, with the same bytes for
 * everyone. A page at an address that anyone can make up counts towards its caller's limit
 * (`visitorFetch`). Otherwise a flood of them would use up everybody's calls.
 */
export function createSite({
  assets,
  cache,
  everyonesFetch,
  queryNamesOf,
  warnings,
  grievanceOfficer: officer,
  campaignNow,
  paymentOrigins,
}: SiteParts): (request: Request, url: URL, visitorFetch: Fetch) => Promise<Response> {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const queriesOf = new Map(
    pages.map((page) => [
      page,
      [...(page.queries ?? []), ...(page.queriesOf ? queryNamesOf(page.queriesOf) : [])],
    ]),
  );

  function rendering(
    fetcher: Fetch,
    {
      mark = newSecret(),
      campaign = null,
    }: { mark?: string; campaign?: ShownCampaign | null } = {},
  ): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(apiFetch, fetcher);
    context.set(installationWarnings, warnings);
    context.set(grievanceOfficer, officer());
    context.set(runningCampaign, campaign);
    context.set(scriptMark, mark);
    return context;
  }

  async function make(page: Page, address: URL, fetcher: Fetch): Promise<Response> {
    const mark = newSecret();
    let lacking: Response | undefined;
    const tags: (string | null)[] = ['site', 'campaign'];
    const banner = await campaignNow().catch(withoutBanner);
    const asking: Fetch = async (...asked) => {
      const answer = await fetcher(...asked);
      if (answer.status >= 500 || answer.status === 429) lacking = answer;
      tags.push(answer.headers.get('cache-tag'));
      return answer;
    };
    const rendered = await render(new Request(address), rendering(asking, { mark, ...banner }));
    if (lacking !== undefined || !banner) rendered.headers.set('cache-control', 'no-store');
    if (!rendered.headers.get('content-type')?.startsWith('text/html')) return rendered;
    const { html, policy } = finishPage(await rendered.text(), {
      mark,
      scripts: [headScript()],
      stylesheet: (path) => assets.text(path),
      ...(page.payment && { origins: paymentOrigins }),
    });
    const headers = new Headers(rendered.headers);
    headers.set('content-security-policy', policy);
    // The gateway's window must be able to reach its opener.
    if (page.payment) headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    // A page that lacks an answer is shown as it is, but nobody stores it: neither our cache nor a
    // crawler.
    const status = lacking?.status ?? rendered.status;
    if (status !== 200 || !banner) headers.set('cache-control', 'no-store');
    else if (!headers.has('cache-control'))
      headers.set('cache-control', 'public, max-age=0, s-maxage=60');
    if (banner?.validUntil) headers.set(validUntilHeader, banner.validUntil.toISOString());
    // If one answer doesn't say what it is made of, we can't say it of the page.
    if (!tags.includes(null)) headers.set('cache-tag', [...new Set(tags)].join(','));
    if (status === 503 || status === 429)
      headers.set('retry-after', lacking?.headers.get('retry-after') ?? String(usualWait));
    return new Response(html, { status, headers });
  }

  /**
   * The script URLs of every page this page links to. Each build has its own addresses for these,
   * so browsers may cache them.
   */
  function routesOf({ pathname, search }: URL, request: Request): Promise<Response> {
    const address = publicAddress(pathname + search);
    return cache.serve(
      address,
      accepts(request),
      () => render(new Request(address), rendering(everyonesFetch)),
      { free: true },
    );
  }

  return async (request, url, visitorFetch) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (url.pathname === build.routeDiscovery.manifestPath) return routesOf(url, request);
    // React Router requests a page's data at its path plus `.data`, and the home page's at
    // `/_.data`.
    const forData = url.pathname.endsWith('.data');
    const path = inOneSpelling(
      forData ? url.pathname.slice(0, -'.data'.length).replace(/^\/_$/, '/') : url.pathname,
    );
    const page = path && pageAt(path);
    if (!page) return forData ? new Response(null, { status: 404 }) : elsewhere(url.pathname);
    // Our own host, whatever host was requested, and without `_routes`: the data of all the page's
    // routes serves every selection of them.
    const address = new URL(forData ? `${path}.data` : path, publicAddress('/'));
    for (const name of queriesOf.get(page) ?? []) {
      // A form without JavaScript sends each choice under the same name.
      const values = url.searchParams.getAll(name);
      if (values.length > 0) address.searchParams.set(name, values.join(' '));
    }
    // An unknown course is a 404 and not cached. A personal page exists whatever its address
    // contains, and so does a filtered list.
    const free = address.search !== '' || (!page.indexed && page.path.includes(':'));
    const fetcher = free ? visitorFetch : everyonesFetch;
    return cache.serve(
      address.pathname + address.search,
      accepts(request),
      () => make(page, address, fetcher),
      { free },
    );
  };
}

/** A page is whole without its banner. */
function withoutBanner(err: unknown): undefined {
  log.error({ err }, 'no campaign for the banner');
}

/**
 * Unknown pages redirect home, or to the dashboard when they are below it. An address that looks
 * like a file gets 404.
 */
function elsewhere(path: string): Response {
  if (/^\/(assets|art|media)\//.test(path) || /\.\w{1,8}$/.test(path))
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const withoutSlash = path.replace(/\/+$/, '');
  const location =
    moved[path] ??
    (withoutSlash !== path && pageAt(withoutSlash)
      ? withoutSlash
      : path.startsWith('/dashboard/')
        ? '/dashboard'
        : '/');
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
