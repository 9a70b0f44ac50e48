import { expect, test } from 'vitest';
import { apiDocuments } from './platform/api-docs.ts';
import { openApiDocument } from './platform/openapi.ts';
import { publicFiles } from './public-files.ts';

const files = publicFiles({
  apiDocuments: apiDocuments(() => openApiDocument([], 'http://127.0.0.1:3000')),
  sitemap: [],
  ctx: { clock: { now: () => new Date() } },
});

test('the documentation of the API may use its own stylesheet, and run nothing', async () => {
  const response = await files.request('/api/docs');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(policy).toMatch(/script-src 'self'(;|$)/);
});

test.each([
  '/art/cover/a.svg?width=99999',
  '/art/cover/a.svg?onload=alert(1)',
  '/art/cover/%E0%A4%A.svg',
  '/art/none/a.svg',
  `/art/cover/${'a'.repeat(101)}.svg`,
  '/art/card/a.svg',
  '/art/card/a.png?title=' + 'a'.repeat(161),
])('%s draws nothing', async (address) => {
  expect((await files.request(address)).status).toBe(404);
});

test('text from an address never becomes markup', async () => {
  const attack = encodeURIComponent('"><script>alert(1)</script>');
  for (const address of [
    `/art/patch/a.svg?text=${attack}`,
    `/art/crew/${attack}.svg?initials=%3Cb%3E`,
    `/art/cover/${attack}.svg`,
  ]) {
    const response = await files.request(address);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).not.toMatch(/<script|<b>/);
  }
});

test('a flood of made-up cards gets 503, and that answer is not cached', async () => {
  const flood = await Promise.all(
    Array.from({ length: 36 }, async (_, n) =>
      files.request(`/art/card/flood.png?title=Card+${n}`),
    ),
  );
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(33);
  const last = flood.at(-1);
  expect([
    last?.status,
    last?.headers.get('retry-after'),
    last?.headers.get('cache-control'),
  ]).toEqual([503, '1', 'no-store']);
});
