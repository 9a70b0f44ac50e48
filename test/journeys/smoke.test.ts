import { expect, inject, test } from 'vitest';
import { securityHeaders } from '#app/platform/html.ts';
import { pages } from '#app/shared/pages.ts';
import { openApiFaults } from '../open-api.ts';
import { sitemapEntries } from '../sitemap.ts';
import { startFreshApp } from './fresh-app.ts';
import { call, signedIn } from './people.ts';
import { textsAboutPaying } from './public-addresses.ts';

const url = inject('applicationUrl');

const get = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { redirect: 'manual', ...init });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** The addresses of pages without a parameter. */
const addresses = pages.map(({ path }) => path).filter((path) => !path.includes(':'));

function expectSecured(response: Response): void {
  const sent = Object.fromEntries(
    Object.keys(securityHeaders).map((name) => [name, response.headers.get(name)]),
  );
  // The payment page's window must be able to reach its opener.
  const opener =
    new URL(response.url).pathname === '/register' ? 'same-origin-allow-popups' : 'same-origin';
  expect(sent).toEqual({ ...securityHeaders, 'cross-origin-opener-policy': opener });
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin'])
    expect(response.headers.has(name)).toBe(false);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
}

test.each([
  ['a page', 200, () => get('/courses')],
  ['the page that takes money', 200, () => get('/register')],
  ['an answer', 200, () => get('/api/courses')],
  ['an asset', 200, () => get('/favicon.svg')],
  ['an unknown page', 302, () => get('/nothing')],
  ['a call without a session', 401, () => get('/api/auth/session')],
  ['a course that is not there', 404, () => get('/courses/none')],
  ['a file that is not there', 404, () => get('/assets/none.js')],
  ['an unknown call', 404, () => get('/api/nothing')],
  ['a page that is posted to', 405, () => post('/courses', '{}')],
  ['a call by the wrong method', 405, () => get('/api/auth/login')],
  [
    'a body that is too large',
    413,
    () => post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(70_000) })),
  ],
  [
    'a body of the wrong type',
    415,
    () => post('/api/auth/login', 'x', { 'content-type': 'text/plain' }),
  ],
  ['a body that is no JSON', 400, () => post('/api/auth/login', '{')],
  ['a garbled address', 302, () => get('/courses/%E0%A4%A')],
  ['a garbled call', 404, () => get('/api/courses/%E0%A4%A')],
  ['the mailbox', 200, () => get('/dev/mailbox')],
  ['the sandbox’s script', 200, () => get('/sandbox/razorpay/checkout.js')],
  ['the health of the process', 200, () => get('/healthz')],
  ['the readiness to serve', 200, () => get('/readyz')],
])('%s (%i) carries the security headers', async (_, status, ask) => {
  const response = await ask();
  expect(response.status).toBe(status);
  expectSecured(response);
});

test('a page contains the routes it needs, link routes are cached for good, and a page of an older build is told to reload', async () => {
  const html = await (await get('/courses')).text();
  // Nothing blocks the first paint.
  expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)/g)).toBeNull();
  const [, version] = /"version": "(\w+)"/.exec(html) ?? [];
  expect(html).toContain('"courses/web/course-list.page"');
  expect(html).not.toContain('"administration/web/members.page"');
  const asked = await get(`/routes.json?paths=/login,/admin/members&version=${version}`);
  expect(asked.headers.get('cache-control')).toContain('immutable');
  const answer = (await asked.json()) as Record<string, { module: string }>;
  expect(Object.keys(answer).toSorted()).toEqual([
    'accounts/web/login.page',
    'administration/web/admin-shell',
    'administration/web/members.page',
    'root',
  ]);
  expect((await get(answer['accounts/web/login.page']?.module ?? '')).status).toBe(200);
  const outdated = await get('/routes.json?paths=/login&version=old');
  expect([outdated.status, outdated.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
  expect((await get('/routes.json')).status).toBe(204);
  expect((await get(`/routes.json?version=${version}`)).status).toBe(400);
});

test.each(addresses)('%s has the same bytes for everyone', async (path) => {
  const visitor = await get(path);
  const { token } = await signedInOnce();
  const person = await get(path, {
    headers: { authorization: `Bearer ${token}`, cookie: `token=${token}` },
  });
  const led = await get(`${path}?utm_source=x&email=secret@example.in&oobCode=secret`);
  const html = await visitor.text();
  expect(visitor.status).toBe(200);
  expect(await person.text()).toBe(html);
  expect(await led.text()).toBe(html);
  expect(person.headers.get('etag')).toBe(visitor.headers.get('etag'));
  expect(html).not.toMatch(/\sstyle="/);
});

const signedInOnce = (() => {
  let person: ReturnType<typeof signedIn> | undefined;
  return () => (person ??= signedIn(url));
})();

test('only the payment page may contact the gateway', async () => {
  for (const path of addresses)
    expect((await get(path)).headers.get('content-security-policy')).not.toContain('razorpay.com');
});

test.each(textsAboutPaying)('%s names the gateway that is in use', async (path) => {
  const text = await (await get(path)).text();
  expect([text.includes('Razorpay'), text.includes('Stripe')]).toEqual([true, false]);
});

test('unknown pages redirect home, and moved ones to their new address', async () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };
  expect(await leads('/nothing')).toEqual([302, '/']);
  expect(await leads('/no/such/page')).toEqual([302, '/']);
  expect(await leads('/dashboard/nothing')).toEqual([302, '/dashboard']);
  expect(await leads('/terms')).toEqual([302, '/terms-and-conditions']);
  expect(await leads('/courses/')).toEqual([302, '/courses']);
  expect(await leads('//elsewhere')).toEqual([302, '/']);
});

test.each([
  '/assets/none.js',
  '/art/none/x.svg',
  '/media/none',
  '/none.txt',
  '/.env',
  '/assets/../package.json',
  '/build/server/index.js',
])('the file %s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('an unknown course shows a page that says so', async () => {
  const response = await get('/courses/none');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(await response.text()).toContain('Course Not Found');
});

test('HEAD is GET without the body', async () => {
  for (const path of ['/', '/api/courses', '/robots.txt']) {
    const [head, whole] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
    expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  }
});

test('a client that has the current version gets 304', async () => {
  for (const path of ['/', '/api/courses']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    const unchanged = await get(path, { headers: { 'if-none-match': etag } });
    expect([path, unchanged.status, unchanged.headers.has('content-security-policy')]).toEqual([
      path,
      304,
      false,
    ]);
  }
});

test('a hashed asset is cached for ever, a page is revalidated', async () => {
  const html = await (await get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const served = await get(asset, { headers: { 'accept-encoding': 'br' } });
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(served.headers.get('content-encoding')).toBe('br');
  expect((await get('/')).headers.get('cache-control')).toContain('max-age=0');
  expect((await get(`${asset}.map`)).status).toBe(404);
});

test('the documents for machines', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  const listed = (await sitemapEntries(url)).map(({ path }) => path);
  expect(listed).toEqual(expect.arrayContaining(['/', '/courses']));
  const [course] = await call(url, 'GET', '/api/courses');
  expect(listed).toContain(`/courses/${course.slug}`);
  expect(openApiFaults(await call(url, 'GET', '/api/openapi.json'))).toEqual([]);
  const docs = await get('/api/docs');
  expect([docs.status, docs.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=UTF-8',
  ]);
});

test('the metrics count each request, also one answered from memory', async () => {
  const counted = async (): Promise<number> => {
    const text = await (await get('/metrics')).text();
    const [, count] =
      /http_requests_total\{method="GET",kind="api",status="200"\} (\d+)/.exec(text) ?? [];
    return Number(count ?? 0);
  };
  await get('/api/courses');
  const before = await counted();
  await get('/api/courses');
  await get('/api/courses?page=1');
  expect(await counted()).toBe(before + 2);
});

test('when the gateway is down an order is refused for now, with the usual headers', async () => {
  const application = await startFreshApp({
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  });
  try {
    const { token } = await signedIn(application.url);
    const response = await fetch(`${application.url}/api/payment/orders`, {
      method: 'POST',
      body: JSON.stringify({ planType: 'basicPlan' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([
      503,
      expect.any(Number),
    ]);
    expectSecured(response);
    const policy = (await fetch(`${application.url}/register`)).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain('https://checkout.razorpay.com');
    expect(
      (await fetch(`${application.url}/login`)).headers.get('content-security-policy'),
    ).not.toContain('razorpay.com');
  } finally {
    await application.stop();
  }
});
