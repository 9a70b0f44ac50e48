import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { kabir, naina, open } from '#test/post-office.ts';
import { newSecret } from './ids.ts';
import { configureLimits } from './limits.ts';
import { setLogLevel } from './log.ts';

testDatabase();

beforeEach(() => {
  setLogLevel('silent');
  configureLimits({ factor: 1 });
});

test('a good call is answered, no cache stores it, and an id finds it in the log', async () => {
  const { status, body, headers } = await open()('POST', '/api/parcels', {
    body: '{"to":"Kabir"}',
  });
  expect([status, body]).toEqual([201, { to: 'Kabir' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('a file is sent unchanged, under its own type, and no cache stores it', async () => {
  const { status, body, headers } = await open({ checkAnswers: true })('GET', '/api/receipts');
  expect([status, body]).toEqual([200, 'to,paise\r\nKabir,900\r\n']);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a method that an address does not accept is 405, with the list of those it does', async () => {
  const call = open();
  const wrong = await call('PATCH', '/api/parcels/1');
  expect(wrong).toMatchObject({ status: 405, body: { code: 'request/method-not-allowed' } });
  expect(wrong.headers.get('allow')).toBe('GET, HEAD, DELETE');
  expect((await call('PUT', '/api/parcels', { body: '{}' })).headers.get('allow')).toBe('POST');
  expect((await call('OPTIONS', '/api/parcels')).status).toBe(405);
});

test('HEAD is answered like GET, without the body', async () => {
  const { status, body } = await open()('HEAD', '/api/parcels/1');
  expect([status, body]).toEqual([200, '']);
});

test.each(['/api', '/api/', '/api/nothing', '/api/parcels/1/more', '/api/__proto__'])(
  '%s is 404, in JSON',
  async (path) => {
    expect(await open()('GET', path)).toMatchObject({
      status: 404,
      body: { code: 'request/not-found', error: expect.any(String) },
    });
  },
);

test.each(['%E0%A4%A', '%', '%zz', '%00', '%2e%2e%2fetc', '..%5c', '%ff%fe'])(
  'the garbage %s in an address is never our failure',
  async (id) => {
    const { status, body } = await open()('GET', `/api/parcels/${id}`);
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toContain('\\u0000');
  },
);

test('an address and a query are parsed like a body', async () => {
  const call = open();
  expect(await call('GET', `/api/parcels/${'1'.repeat(21)}`)).toMatchObject({
    status: 400,
    body: { code: 'request/invalid' },
  });
  expect(await call('GET', '/api/parcels/1?detail=none')).toMatchObject({
    status: 400,
    body: { fields: { detail: expect.any(String) } },
  });
  expect(await call('GET', '/api/parcels/1?detail=%00')).toMatchObject({
    status: 400,
    body: { code: 'request/malformed' },
  });
  expect((await call('GET', '/api/parcels/1?detail=all&utm_source=x')).status).toBe(200);
});

test('a declared refusal has its status, text and code', async () => {
  const { status, body } = await open()('GET', '/api/parcels/none');
  expect([status, body]).toEqual([404, { error: 'This parcel is lost.', code: 'parcels/lost' }]);
});

test('a bug is 500, and reveals nothing', async () => {
  const { status, body } = await open()('GET', '/api/faults/bug');
  expect([status, body]).toEqual([
    500,
    { error: 'An unexpected error occurred', code: 'server/unexpected' },
  ]);
});

test('an unreachable database is 503, with the seconds to wait, and reveals nothing', async () => {
  const { status, body, headers } = await open()('GET', '/api/faults/away');
  expect([status, body]).toEqual([
    503,
    {
      error: 'This is not available right now. Please try again in a moment.',
      code: 'server/unavailable',
    },
  ]);
  expect(headers.get('retry-after')).toBe('5');
});

test('in tests an answer that breaks its contract is a bug', async () => {
  const call = open({ checkAnswers: true });
  expect((await call('GET', '/api/faults/none')).status).toBe(200);
  expect((await call('GET', '/api/faults/later')).status).toBe(202);
  for (const kind of ['misfit', 'field-too-many', 'undeclared-status', 'undeclared-problem'])
    expect([kind, (await call('GET', `/api/faults/${kind}`)).status]).toEqual([kind, 500]);
});

test.each([
  ['a token', `Bearer ${naina}`, 200],
  ['the scheme in any case', `bearer ${naina}`, 200],
  ['nothing', '', 401],
  ['another scheme', `Basic ${naina}`, 401],
  ['an unknown token', `Bearer ${newSecret()}`, 401],
  ['two tokens', `Bearer ${naina}, Bearer ${kabir}`, 401],
  ['a token and more', `Bearer ${naina} x`, 401],
  ['a token too short to be one', 'Bearer x', 401],
  ['an unsigned JSON web token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJuYWluYSJ9.', 401],
])('%s in the header is answered rightly', async (_, authorization, status) => {
  const reply = await open()('GET', '/api/me', { headers: { authorization } });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
});

test('a token outside the header is ignored', async () => {
  const call = open();
  expect((await call('GET', `/api/me?token=${naina}&access_token=${naina}`)).status).toBe(401);
  expect(
    (
      await call('GET', '/api/me', {
        headers: { cookie: `token=${naina}`, 'x-access-token': naina },
      })
    ).status,
  ).toBe(401);
});

test('a caller who may not call learns nothing about the input', async () => {
  expect(await open()('DELETE', '/api/parcels/%00')).toMatchObject({
    status: 401,
    body: { code: 'auth/required' },
  });
});

test('over the limit is 429, with the seconds to wait', async () => {
  const call = open();
  expect((await call('GET', '/api/stamps')).status).toBe(200);
  const refused = await call('GET', '/api/stamps');
  expect(refused).toMatchObject({ status: 429, body: { code: 'request/too-many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await call('GET', '/api/stamps', { ip: '198.51.100.2' })).status).toBe(200);
});

test('all calls of an address together are limited, but for the sealed ones, which come in bursts', async () => {
  const call = open();
  const letters = await Promise.all(
    Array.from({ length: 301 }, () => call('POST', '/api/letters', { body: 'x' })),
  );
  expect(new Set(letters.map(({ status }) => status))).toEqual(new Set([200]));
  const looks = await Promise.all(Array.from({ length: 301 }, () => call('GET', '/api/parcels/1')));
  expect(looks.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
});

test('calls that a page makes on behalf of everyone are not counted', async () => {
  const call = open();
  const looks = await Promise.all(
    Array.from({ length: 3 }, () => call('GET', '/api/stamps', { forEveryone: true })),
  );
  expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call('GET', '/api/stamps')).status).toBe(200);
});

test('a limit by user follows the user, not the address', async () => {
  const call = open();
  const as = (token: string, ip: string) =>
    call('GET', '/api/me', { headers: { authorization: `Bearer ${token}` }, ip });
  expect((await as(naina, '198.51.100.3')).status).toBe(200);
  expect((await as(naina, '198.51.100.4')).status).toBe(200);
  expect((await as(naina, '198.51.100.5')).status).toBe(429);
  expect((await as(kabir, '198.51.100.5')).status).toBe(200);
});

test.each([
  [0, '203.0.113.1', 429],
  [1, '203.0.113.1', 200],
  [1, '198.51.100.6, 203.0.113.1', 200],
  [1, '203.0.113.1, 198.51.100.6', 429],
  [2, '203.0.113.1, 198.51.100.7', 200],
  [2, '203.0.113.1, 198.51.100.6, 198.51.100.7', 429],
  [2, '198.51.100.6', 429],
])(
  'with %i trusted proxies, x-forwarded-for: %s from one who has used up the limit is %i',
  async (trustProxy, forwarded, status) => {
    await open()('GET', '/api/stamps', { ip: '198.51.100.6' });
    const reply = await open({ trustProxy })('GET', '/api/stamps', {
      ip: '198.51.100.6',
      headers: { 'x-forwarded-for': forwarded },
    });
    expect(reply.status).toBe(status);
  },
);
