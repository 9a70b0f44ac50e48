import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { cachedAnswers, queryNamesOf } from './cache-key.ts';
import { PageCache } from './page-cache.ts';

const ok = z.object({});
const contract = defineContract({
  'GET /tools': {
    summary: 'List',
    access: 'public',
    cache: 'public',
    query: z.object({ page: z.string(), category: z.string() }),
    ok,
  },
  'GET /tools/{id}': {
    summary: 'One',
    access: 'public',
    cache: 'public',
    params: z.object({ id: z.string() }),
    ok,
  },
  'GET /mine': { summary: 'Mine', access: 'user', ok },
});
const implementations = [{ contract, handlers: {} }];
/** The address used to look up the stored answer; undefined if nothing is stored for it. */
async function key(path: string): Promise<string | undefined> {
  const asked: string[] = [];
  const cached = cachedAnswers(implementations, new PageCache(), async (address) => {
    asked.push(address);
    return Response.json({});
  });
  await cached(new Request(new URL(path, 'http://127.0.0.1:3000')));
  return asked[0];
}

test('the key is the path and the query names that the endpoint reads, in any order', async () => {
  expect(await key('/api/tools?page=2&category=design')).toBe('/api/tools?category=design&page=2');
  expect(await key('/api/tools?category=design&page=2')).toBe('/api/tools?category=design&page=2');
});

test('query names that the endpoint does not read make no new key', async () => {
  for (const path of [
    '/api/tools',
    '/api/tools?utm_source=x',
    '/api/tools?oobCode=secret&token=secret',
    '/api/tools#x',
  ])
    expect(await key(path)).toBe('/api/tools?');
  expect(await key('/api/tools/7?page=2')).toBe('/api/tools/7?');
});

test('values can’t be mistaken for names', async () => {
  expect(await key('/api/tools?page=1%26category%3D2')).not.toBe(
    await key('/api/tools?page=1&category=2'),
  );
});

test('another spelling of the same path makes no new key', async () => {
  expect(await key('/api/tools/%6eo%2dcode')).toBe(await key('/api/tools/no-code'));
  expect(await key('/api/%74ools')).toBe(await key('/api/tools'));
});

test('an address that is not public, or does not exist, has no key', async () => {
  for (const path of [
    '/api/mine',
    '/api/none',
    '/api/tools/7/more',
    '/api/tools/',
    '/api/tools/%',
    '/api/tools/7%2Fmore',
    '/tools',
  ])
    expect(await key(path)).toBeUndefined();
});

test('one caller’s headers do not affect what others get', async () => {
  const asked: string[] = [];
  const cached = cachedAnswers([{ contract, handlers: {} }], new PageCache(), async (address) => {
    asked.push(address);
    return Response.json({ tools: [] });
  });
  const ask = (method: string, headers = {}) =>
    cached(new Request('http://evil.example/api/tools?x=1', { method, headers }));
  await ask('HEAD', { 'x-forwarded-host': 'evil.example', authorization: 'Bearer someone' });
  expect(await (await ask('GET'))?.json()).toEqual({ tools: [] });
  expect(asked).toEqual(['/api/tools?']);
  expect(cached(new Request('http://127.0.0.1/api/mine'))).toBeUndefined();
});

test('a change can be read back at once', async () => {
  const cache = new PageCache();
  let tools = ['n8n'];
  const cached = cachedAnswers([{ contract, handlers: {} }], cache, async () =>
    Response.json({ tools }),
  );
  const ask = async () => (await cached(new Request('http://127.0.0.1/api/tools')))?.json();
  await ask();
  tools = ['n8n', 'Make'];
  cache.forget(['ai-tools']);
  expect(await ask()).toEqual({ tools });
});

test('a page takes over the query of an existing endpoint', () => {
  expect(queryNamesOf(implementations, 'GET /tools')).toEqual(['category', 'page']);
  expect(queryNamesOf(implementations, 'GET /mine')).toEqual([]);
  expect(() => queryNamesOf(implementations, 'GET /toolz')).toThrow('no endpoint GET /toolz');
});
