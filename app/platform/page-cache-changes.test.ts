import { expect, test, vi } from 'vitest';
import { countedPage, plain } from '#test/counted-page.ts';
import { PageCache } from './page-cache.ts';
import type { Acceptance } from './stored-answer.ts';

const reloading: Acceptance = { ...plain, fresh: true };

test('an answer made from content that changed meanwhile is not stored', async () => {
  const cache = new PageCache();
  const { make, makeSlowly, finish } = countedPage();
  const early = cache.serve('/', plain, makeSlowly);
  cache.forget(['courses']);
  const late = cache.serve('/', plain, make);
  finish();
  expect(await (await early).text()).toBe('Hello 1');
  expect(await (await late).text()).toBe('Hello 2');
  expect(await (await cache.serve('/', plain, make)).text()).toBe('Hello 2');
});

const textOf = async (response: Response | Promise<Response>) => (await response).text();

test('a change outdates the answers made from it, and those that name no topics', async () => {
  const cache = new PageCache();
  const pages = {
    '/courses': countedPage('Courses', 'site,courses'),
    '/investors': countedPage('Investors', 'site,investors'),
    '/unknown': countedPage('Unknown'),
  };
  const all = () =>
    Promise.all(
      Object.entries(pages).map(([path, { make }]) => textOf(cache.serve(path, reloading, make))),
    );
  await all();
  cache.forget(['courses', 'hackathons']);
  expect(await all()).toEqual(['Courses 2', 'Investors 1', 'Unknown 2']);
  cache.forget('everything');
  expect(await all()).toEqual(['Courses 3', 'Investors 2', 'Unknown 3']);
});

test('what a reader has had rendered again meanwhile is not rendered once more', async () => {
  const cache = new PageCache();
  const [oldest, read, newest] = [countedPage(), countedPage(), countedPage()];
  const { promise, resolve } = Promise.withResolvers<void>();
  await cache.serve('/oldest', plain, oldest.make);
  await cache.serve('/read', plain, read.make);
  await cache.serve('/newest', plain, async () => {
    const page = await newest.make();
    if (newest.made() > 1) await promise;
    return page;
  });
  // The newest is rendered first.
  cache.forget(['courses']);
  expect(await textOf(cache.serve('/read', reloading, read.make))).toBe('Hello 2');
  resolve();
  await expect.poll(oldest.made).toBe(2);
  expect([read.made(), newest.made()]).toEqual([2, 2]);
});

test('no change makes a reader wait: the old answer is served while the new one is rendered', async () => {
  const cache = new PageCache();
  const { make, makeSlowly, finish, made } = countedPage();
  await cache.serve('/', plain, make);
  cache.forget(['courses']);
  expect(cache.find('/', plain)?.body).toEqual(new TextEncoder().encode('Hello 1'));
  expect(await textOf(cache.serve('/', plain, makeSlowly))).toBe('Hello 1');
  finish();
  await expect.poll(() => textOf(cache.serve('/', plain, make))).toBe('Hello 2');
  expect(made()).toBe(2);
});

test('an answer that says no-cache is never served once it is outdated', async () => {
  const cache = new PageCache();
  let shown = true;
  const page = () =>
    cache.serve(
      '/',
      plain,
      async () =>
        new Response(shown ? 'Shown' : 'Gone', {
          status: shown ? 200 : 404,
          headers: { 'cache-control': 'public, no-cache' },
        }),
    );
  await page();
  expect(cache.find('/', plain)?.body).toEqual(new TextEncoder().encode('Shown'));
  shown = false;
  cache.forget(['courses']);
  expect(cache.find('/', plain)).toBeUndefined();
  // Whether it is made for this reader, or was being made already.
  expect((await page()).status).toBe(404);
});

test('an outdated answer is rendered again without a request, in the encodings it was requested in', async () => {
  const cache = new PageCache();
  const { make, made } = countedPage('Hello, '.repeat(100));
  const accepts: Acceptance = { ...plain, encoding: 'br' };
  const before = (await cache.serve('/', accepts, make)).headers.get('etag');
  cache.forget(['courses']);
  await expect.poll(made).toBe(2);
  await expect.poll(() => cache.find('/', reloading)).toBeDefined();
  expect(cache.find('/', accepts)?.headers['etag']).not.toBe(before);
});

test('a reader who reloads gets the current content', async () => {
  const cache = new PageCache();
  const { make } = countedPage();
  await cache.serve('/', plain, make);
  cache.forget(['courses']);
  expect(cache.find('/', reloading)).toBeUndefined();
  expect(await textOf(cache.serve('/', reloading, make))).toBe('Hello 2');
});

test('after a minute nobody gets an outdated answer', async () => {
  const cache = new PageCache();
  const { make } = countedPage();
  await cache.serve('/?q=a', plain, make, { free: true });
  const now = performance.now();
  const time = vi.spyOn(performance, 'now').mockReturnValue(now);
  cache.forget(['courses']);
  time.mockReturnValue(now + 59_000);
  expect(cache.find('/?q=a', plain)).toBeDefined();
  time.mockReturnValue(now + 61_000);
  expect(cache.find('/?q=a', plain)).toBeUndefined();
  expect(await textOf(cache.serve('/?q=a', plain, make, { free: true }))).toBe('Hello 2');
});

test('addresses that anyone can make up are rendered again only on request', async () => {
  const cache = new PageCache();
  const { make, made } = countedPage();
  const other = countedPage();
  await cache.serve('/?q=a', plain, make, { free: true });
  await cache.serve('/', plain, other.make);
  cache.forget(['courses']);
  await expect.poll(other.made).toBe(2);
  expect(made()).toBe(1);
});

test('a page that is gone is no longer served, one that fails for a moment is', async () => {
  const cache = new PageCache();
  const answer = (status: number) => async () => new Response(String(status), { status });
  await cache.serve('/gone', plain, countedPage().make, { free: true });
  await cache.serve('/failing', plain, countedPage().make, { free: true });
  cache.forget(['courses']);
  const reload = async (path: string, status: number) =>
    (await cache.serve(path, reloading, answer(status), { free: true })).status;
  expect([await reload('/gone', 404), await reload('/failing', 503)]).toEqual([404, 503]);
  // One reader's flood must not make the page unavailable to others.
  expect(await reload('/failing', 429)).toBe(429);
  expect(cache.find('/gone', plain)).toBeUndefined();
  expect(cache.find('/failing', plain)).toBeDefined();
});
