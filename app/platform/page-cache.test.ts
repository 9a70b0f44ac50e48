import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countedPage, plain } from '#test/counted-page.ts';
import { PageCache } from './page-cache.ts';
import { takes, validUntilHeader, type Acceptance } from './stored-answer.ts';

test('a page is rendered once and then served from memory, byte for byte', async () => {
  const cache = new PageCache();
  const { make, made } = countedPage();
  const first = await cache.serve('/', plain, make);
  const second = await cache.serve('/', plain, make);
  expect(await first.text()).toBe('Hello 1');
  expect(await second.text()).toBe('Hello 1');
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(made()).toBe(1);
});

test('a page that changes by itself is rendered again at that instant', async () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const cache = new PageCache({ clock: { now: () => now } });
  const { make } = countedPage();
  const untilNoon = async () => {
    const response = await make();
    response.headers.set(validUntilHeader, '2026-11-21T12:00:00.000Z');
    return response;
  };
  const serve = () => cache.serve('/', plain, untilNoon);
  expect((await serve()).headers.has(validUntilHeader)).toBe(false);
  now = new Date('2026-11-21T11:59:59.999Z');
  expect(await (await serve()).text()).toBe('Hello 1');
  now = new Date('2026-11-21T12:00:00Z');
  expect(cache.find('/', plain)).toBeUndefined();
  expect(await (await serve()).text()).toBe('Hello 2');
});

test('simultaneous requests for a missing page render it once', async () => {
  const cache = new PageCache();
  const { makeSlowly, finish, made } = countedPage();
  const asked = Array.from({ length: 50 }, () => cache.serve('/', plain, makeSlowly));
  finish();
  const texts = await Promise.all(asked.map(async (response) => (await response).text()));
  expect(new Set(texts)).toEqual(new Set(['Hello 1']));
  expect(made()).toBe(1);
});

// A browser takes the headers of a 304 over into what it has stored.
test('a 304 repeats the headers of its page, not stricter ones', async () => {
  const cache = new PageCache();
  const opener = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };
  const make = async () => new Response('Pay', { headers: { ...opener, vary: 'cookie' } });
  const first = await cache.serve('/', plain, make);
  const ifNoneMatch = first.headers.get('etag');
  const unchanged = await cache.serve('/', { ...plain, ifNoneMatch }, make);
  expect(unchanged.status).toBe(304);
  for (const { headers } of [first, unchanged]) {
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('vary')).toBe('accept-encoding');
  }
});

test('a reader who has the page already gets a 304 with its tag and no policy', async () => {
  const cache = new PageCache();
  const { make } = countedPage();
  const etag = (await cache.serve('/', plain, make)).headers.get('etag') ?? '';
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const unchanged = await cache.serve('/', { ...plain, encoding: 'br', ifNoneMatch }, make);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(unchanged.headers.get('vary')).toBe('accept-encoding');
    expect(unchanged.headers.has('content-security-policy')).toBe(false);
  }
  expect((await cache.serve('/', { ...plain, ifNoneMatch: '"other"' }, make)).status).toBe(200);
});

test('the tag changes with the content', async () => {
  const cache = new PageCache();
  const first = await cache.serve('/a', plain, countedPage('One').make);
  const second = await cache.serve('/b', plain, countedPage('Two').make);
  expect(first.headers.get('etag')).not.toBe(second.headers.get('etag'));
});

test('it is compressed in an encoding that the browser accepts, and announces its length', async () => {
  const cache = new PageCache();
  const { make } = countedPage('Hello, '.repeat(100));
  const serve = async (encoding: string | null) => {
    const response = await cache.serve('/', { ...plain, encoding }, make);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    return { used: response.headers.get('content-encoding'), bytes };
  };
  const whole = (await serve(null)).bytes.toString();
  const brotli = await serve('gzip, deflate, br, zstd');
  expect([brotli.used, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', whole]);
  const zipped = await serve('gzip');
  expect([zipped.used, gunzipSync(zipped.bytes).toString()]).toEqual(['gzip', whole]);
});

test('while a page is compressed for one reader, others wait for the same bytes, and nobody gets half of it', async () => {
  const cache = new PageCache();
  const { make } = countedPage('Hello, '.repeat(1000));
  await cache.serve('/', plain, make);
  const accepts: Acceptance = { ...plain, encoding: 'br' };
  const asked = [cache.serve('/', accepts, make), cache.serve('/', accepts, make)];
  expect(cache.find('/', accepts)).toBeUndefined();
  expect(cache.find('/', plain)).toBeDefined();
  const [one, two] = await Promise.all(
    asked.map(async (response) => Buffer.from(await (await response).arrayBuffer())),
  );
  expect(one).toEqual(two);
  expect(cache.find('/', accepts)?.body).toEqual(new Uint8Array(one ?? []));
});

test('a page that is requested again is compressed better, and its content is unchanged', async () => {
  const cache = new PageCache();
  const text = Array.from(
    { length: 3000 },
    (_, n) => `<li>${n} of ${n % 7} and ${n % 11}</li>`,
  ).join('');
  const { make, made } = countedPage(text);
  const ask = () => cache.serve('/', { ...plain, encoding: 'br' }, make);
  for (const encoding of ['gzip', null]) await cache.serve('/', { ...plain, encoding }, make);
  const first = await ask();
  const length = (response: Response) => Number(response.headers.get('content-length'));
  await expect.poll(async () => length(await ask())).toBeLessThan(length(first));
  const later = await ask();
  expect(brotliDecompressSync(await later.bytes())).toEqual(
    brotliDecompressSync(await first.bytes()),
  );
  expect([later.headers.get('etag'), made()]).toEqual([first.headers.get('etag'), 1]);
});

test.each([
  [null, 'br', false],
  ['', 'br', false],
  ['gzip, br', 'br', true],
  ['gzip;q=1.0, BR;q=0.5', 'br', true],
  ['gzip, br;q=0', 'br', false],
  ['br; q=0.000', 'br', false],
  ['brotli', 'br', false],
])('accept-encoding: %s takes %s: %s', (encoding, name, expected) => {
  expect(takes(encoding, name)).toBe(expected);
});

test.each([
  ['a refusal', 404, {}],
  ['what is private', 200, { 'cache-control': 'private' }],
  ['what no one may keep', 200, { 'cache-control': 'no-store' }],
])(
  '%s is passed on to everyone who waits, and not stored',
  async (_, status, headers: Record<string, string>) => {
    const cache = new PageCache();
    let made = 0;
    const make = async () => new Response(`answer ${(made += 1)}`, { status, headers });
    const [one, two] = await Promise.all([
      cache.serve('/', plain, make),
      cache.serve('/', plain, make),
    ]);
    expect([one.status, await one.text(), await two.text()]).toEqual([
      status,
      'answer 1',
      'answer 1',
    ]);
    expect(await (await cache.serve('/', plain, make)).text()).toBe('answer 2');
  },
);

test('a failure reaches everyone who waits, and the next request tries again', async () => {
  const cache = new PageCache();
  const fail = async (): Promise<Response> => {
    throw new Error('the database is away');
  };
  const asked = await Promise.allSettled([
    cache.serve('/', plain, fail),
    cache.serve('/', plain, fail),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await (await cache.serve('/', plain, countedPage().make)).text()).toBe('Hello 1');
});

test('a flood of addresses that anyone can make up evicts none of the others', async () => {
  const cache = new PageCache({ fixed: 2, free: 3 });
  const { make } = countedPage();
  await cache.serve('/', plain, make);
  for (let number = 0; number < 20; number += 1)
    await cache.serve(`/members/${number}`, plain, make, { free: true });
  expect(cache.find('/', plain)).toBeDefined();
  expect(cache.find('/members/16', plain)).toBeUndefined();
  for (const number of [17, 18, 19]) expect(cache.find(`/members/${number}`, plain)).toBeDefined();
});

test('it stores only so many pages: the least recently used ones are evicted', async () => {
  const cache = new PageCache({ fixed: 2 });
  const pages = { '/a': countedPage('a'), '/b': countedPage('b'), '/c': countedPage('c') };
  const ask = (path: keyof typeof pages) => cache.serve(path, plain, pages[path].make);
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b'] as const) await ask(path);
  expect(Object.values(pages).map(({ made }) => made())).toEqual([1, 2, 1]);
});

test('one request’s id is not stored in an answer for everyone', async () => {
  const cache = new PageCache();
  const served = await cache.serve(
    '/',
    plain,
    async () => new Response('x', { headers: { 'x-request-id': '1' } }),
  );
  expect(served.headers.has('x-request-id')).toBe(false);
});
