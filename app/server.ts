import { Hono } from 'hono';
import { implementations } from './api.ts';
import { apiDocuments } from './platform/api-docs.ts';
import { Assets } from './platform/assets.ts';
import { cachedAnswers, queryNamesOf } from './platform/cache-key.ts';
import type { Config } from './platform/config.ts';
import { onContentChanged } from './platform/content-changed.ts';
import type { StopWork } from './platform/feature.ts';
import { closedPolicy, securityHeaders } from './platform/html.ts';
import type { Application } from './platform/http-server.ts';
import type { RequestEnvironment } from './platform/http.ts';
import { asProblem, usualWait } from './platform/http-answer.ts';
import { LoadShedder } from './platform/load.ts';
import { log } from './platform/log.ts';
import { oneClick } from './platform/one-click.ts';
import { openApiDocument } from './platform/openapi.ts';
import { observeRequest, operations } from './platform/operations.ts';
import { PageCache } from './platform/page-cache.ts';
import { acceptanceOf } from './platform/stored-answer.ts';
import { features, seed } from './product.ts';
import { publicFiles } from './public-files.ts';
import { campaignNow } from './referrals/server/face.ts';
import { grievanceOfficer } from './school/server/face.ts';
import { refuse, type Problem } from './shared/problem.ts';
import { createSite } from './site.ts';
import { start } from './start.ts';

export { runAdminCommand } from './admin-commands.ts';

export interface Running extends Application {
  config: Config;
  /** Makes /readyz fail, so that a load balancer sends requests elsewhere. */
  drain: () => void;
  /** Finishes the running requests and closes the database. */
  stop: () => Promise<void>;
}

/**
 * The origins that Razorpay's checkout.js and its window need, on the payment page only. A buyer who
 * pays on a page of the gateway needs none.
 */
const razorpayOrigins = {
  'script-src': ['https://checkout.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
};

const windowOrigins = (payments: Config['payments']) =>
  payments.mode === 'live' && payments.gateway.name === 'razorpay' ? razorpayOrigins : {};

/**
 * The product as a website: started, with its starting content, and with its pages and files around
 * the API.
 * @throws {ConfigError} and the database's refusals, with a message to print
 */
export async function boot(variables: Record<string, string | undefined>): Promise<Running> {
  const { api, stop: stopProduct, ...parts } = await start(variables);
  const { config, clock } = parts;
  for (const warning of config.warnings) log.warn(warning);
  const cache = new PageCache({ clock });
  const forgetPages = onContentChanged((topics) => cache.forget(topics));
  const assets = new Assets('build/client');
  const everyonesFetch = async (path: string) =>
    api.request(path, undefined, { forEveryone: true });
  const site = createSite({
    assets,
    cache,
    everyonesFetch,
    queryNamesOf: (endpoint) => queryNamesOf(implementations, endpoint),
    warnings: config.warnings,
    grievanceOfficer,
    campaignNow: () => campaignNow(parts),
    paymentOrigins: windowOrigins(config.payments),
  });
  const shedder = new LoadShedder();
  const health = operations(shedder);
  const cached = cachedAnswers(implementations, cache, everyonesFetch);
  await seed(clock);
  const stopWork: StopWork[] = [];
  for (const { work } of features) {
    const stop = await work?.(parts);
    if (stop) stopWork.push(stop);
  }

  const app = new Hono<RequestEnvironment>();
  app.route('/', health.app);
  app.route(
    '/',
    publicFiles({
      apiDocuments: apiDocuments(() => openApiDocument(implementations, config.appUrl)),
      sitemap: features.flatMap(({ sitemap }) => sitemap ?? []),
      ctx: parts,
    }),
  );
  for (const routes of features.flatMap((feature) => feature.routes?.(parts) ?? []))
    app.route('/', routes);
  app.get('/api/*', async (c, next) => cached(c.req.raw) ?? next());
  for (const path of features.flatMap((feature) => feature.oneClick ?? []))
    app.post(path, (c) => api.fetch(oneClick(c.req.raw), c.env));
  app.route('/', api);
  app.all('*', (c) => {
    const url = new URL(c.req.url);
    const forwarded = c.req.header('x-forwarded-for');
    const visitorFetch = async (path: string) =>
      api.request(path, forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}, c.env);
    return (
      assets.serve(
        url.pathname,
        acceptanceOf((name) => c.req.header(name)),
      ) ?? site(c.req.raw, url, visitorFetch)
    );
  });

  app.onError((error, c) => failed(error, c.req.path));

  const serve: Running['fetch'] = async (request, bindings) => {
    const started = performance.now();
    const path = pathOf(request.url);
    const answered = (response: Response): Response => {
      observeRequest(request.method, path, response.status, (performance.now() - started) / 1000);
      return finish(response);
    };
    if (!shedder.enter(path)) return answered(busy());
    try {
      return answered(await app.fetch(request, bindings));
    } catch (error) {
      return answered(failed(error, path));
    } finally {
      shedder.leave();
    }
  };
  const stored: Running['stored'] = (address, accepts) => {
    // Queries and encodings have many spellings, so they go through the full routing.
    const found = /[?%]/.test(address)
      ? undefined
      : address.startsWith('/api/')
        ? cache.find(`${address}?`, { ...accepts, fresh: true })
        : cache.find(address, accepts);
    if (found) observeRequest('GET', address, found.status);
    return found;
  };
  const stop = async () => {
    forgetPages();
    shedder.stop();
    for (const stop of stopWork) await stop();
    await stopProduct();
  };
  return { config, fetch: serve, stored, drain: health.drain, stop };
}

const pathOf = (url: string): string =>
  url.slice(url.indexOf('/', url.indexOf('//') + 2)).split('?')[0] ?? '/';

function finish(response: Response): Response {
  for (const name in securityHeaders)
    if (!response.headers.has(name)) response.headers.set(name, securityHeaders[name] ?? '');
  if (!response.headers.has('content-security-policy') && response.status !== 304)
    response.headers.set('content-security-policy', closedPolicy);
  return response;
}

const busy = (): Response => refused(refuse('server/busy'), 2);

const failed = (error: unknown, path: string): Response =>
  refused(asProblem(error, { path }), usualWait);

const refused = (problem: Problem, wait: number): Response =>
  Response.json(problem.body(), {
    status: problem.status,
    headers: {
      'cache-control': 'no-store',
      ...(problem.status === 503 && { 'retry-after': String(wait) }),
    },
  });
