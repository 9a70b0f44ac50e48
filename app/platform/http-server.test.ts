import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { postOfficeApi } from '#test/post-office.ts';
import { dial, type RawAnswer } from '#test/raw-http.ts';
import { closedPolicy, securityHeaders } from './html.ts';
import { createHttpServer } from './http-server.ts';
import { configureLimits } from './limits.ts';
import { setLogLevel } from './log.ts';

testDatabase();
beforeEach(() => {
  setLogLevel('silent');
  configureLimits({ factor: 1 });
});

/** The post office behind the real server, and a route that is always too busy. */
async function serving({ bodyTime = 5_000, isStopping = false } = {}) {
  const api = postOfficeApi();
  const { server, answer } = createHttpServer({ isStopping: () => isStopping, bodyTime });
  const respond = answer({
    fetch: async (request, bindings) =>
      request.url.endsWith('/busy')
        ? Response.json({}, { status: 503 })
        : api.fetch(request, bindings),
    stored: (address) =>
      address === '/stored'
        ? { status: 200, headers: { 'content-length': '2' }, body: new Uint8Array([79, 75]) }
        : undefined,
  });
  server.on('request', respond);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const head = (first: string, ...lines: string[]) => [first, ...lines].join('\r\n') + '\r\n\r\n';
const parcel = '{"to":"Kabir"}';
const post = (path: string, ...lines: string[]) =>
  head(`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...lines);
const long = 'x'.repeat(3_000_000);

/**
 * Sends the input and returns whether the connection closes after announcing it, or carries the
 * next request.
 */
async function conversation(
  port: number,
  pieces: readonly (string | Uint8Array)[],
  gap = 0,
): Promise<RawAnswer & { closes: boolean }> {
  const line = dial(port);
  const [sent, answer] = await Promise.all([line.send(pieces, gap), line.answer()]);
  expect(sent).toBeUndefined();
  if (!answer) throw new Error('The server closed without an answer');
  const closes = answer.headers.get('connection') === 'close';
  if (closes) {
    await line.closed;
    expect(await line.answer()).toBeNull();
  } else {
    await line.send([head('GET /api/parcels/1 HTTP/1.1', 'Host: a')]);
    expect(await line.answer()).toMatchObject({ status: 200, body: '{"id":"1"}' });
  }
  line.hangUp();
  return { ...answer, closes };
}

test.each([
  [
    'a body that says it is too large',
    413,
    true,
    [post('/api/parcels', 'Content-Length: 3000000'), long],
  ],
  [
    'a body that turns out too large',
    413,
    true,
    [post('/api/parcels', 'Transfer-Encoding: chunked'), `2dc6c0\r\n${long}\r\n0\r\n\r\n`],
  ],
  [
    'a body of another type that is still coming',
    415,
    true,
    [post('/api/parcels', 'Content-Length: 900').replace('json', 'xml'), '<'],
  ],
  [
    'a body that nobody may send',
    401,
    true,
    [post('/api/pictures', 'Content-Length: 6000'), 'x'.repeat(10)],
  ],
  ['a body at no address', 404, true, [post('/api/nothing', 'Content-Length: 3000000'), long]],
  ['a method that is not taken', 405, true, [post('/api/stamps', 'Content-Length: 3000000'), long]],
  ['a busy server', 503, true, [post('/busy', 'Content-Length: 3000000'), long]],
  [
    'a GET with a body that is still coming',
    200,
    true,
    [head('GET /api/parcels/1 HTTP/1.1', 'Host: a', 'Content-Length: 9'), 'x'],
  ],
  [
    'a stored page for a GET with a body that is still coming',
    404,
    true,
    [head('GET /stored HTTP/1.1', 'Host: a', 'Content-Length: 9'), 'x'],
  ],
  [
    'a whole body that is not read',
    404,
    false,
    [post('/api/nothing', 'Content-Length: 14') + parcel],
  ],
  ['a whole body that is read', 201, false, [post('/api/parcels', 'Content-Length: 14') + parcel]],
  [
    'a chunked body',
    201,
    false,
    [post('/api/parcels', 'Transfer-Encoding: chunked') + `e\r\n${parcel}\r\n0\r\n\r\n`],
  ],
  ['a stored page', 200, false, [head('GET /stored HTTP/1.1', 'Host: a')]],
] as const)(
  'after %s the connection closes as announced, or carries the next request',
  async (_, status, closes, pieces) => {
    expect(await conversation(await serving(), pieces, 20)).toMatchObject({ status, closes });
  },
);

test('a flood is refused on connections that stay open, or announce that they close', async () => {
  const port = await serving();
  const call = () => conversation(port, [head('GET /api/stamps HTTP/1.1', 'Host: a')]);
  expect(await call()).toMatchObject({ status: 200, closes: false });
  expect(await call()).toMatchObject({ status: 429, closes: false });
  const withBody = [head('GET /api/stamps HTTP/1.1', 'Host: a', 'Content-Length: 5000'), 'x'];
  expect(await conversation(port, withBody)).toMatchObject({ status: 429, closes: true });
});

test('a server that is stopping closes after every answer', async () => {
  const port = await serving({ isStopping: true });
  for (const path of ['/api/parcels/1', '/stored', '/busy'])
    expect(await conversation(port, [head(`GET ${path} HTTP/1.1`, 'Host: a')])).toMatchObject({
      closes: true,
    });
});

const inOurShape = ({ headers, body }: RawAnswer, code: string) => {
  for (const [name, value] of Object.entries(securityHeaders))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-security-policy')).toBe(closedPolicy);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
};

test.each([
  ['two hosts', 400, 'request/malformed', head('GET /stored HTTP/1.1', 'Host: a', 'host: b')],
  [
    'the same host twice',
    400,
    'request/malformed',
    head('GET /api/parcels/1 HTTP/1.1', 'Host: a', 'Host: a'),
  ],
  ['no host', 400, 'request/malformed', head('GET /stored HTTP/1.1', 'Accept: */*')],
  [
    'a host that is none',
    400,
    'request/malformed',
    head('GET /api/parcels/1 HTTP/1.1', 'Host: a b'),
  ],
  ['an address that is none', 400, 'request/malformed', head('GET /\\\\x HTTP/1.1', 'Host: a')],
  ['no HTTP', 400, 'request/malformed', 'hello\r\n\r\n'],
  ['an unknown method', 400, 'request/malformed', head('PARCEL / HTTP/1.1', 'Host: a')],
  [
    'two lengths',
    400,
    'request/malformed',
    post('/api/parcels', 'Content-Length: 1', 'Content-Length: 2'),
  ],
  [
    'a length beside chunks',
    400,
    'request/malformed',
    post('/api/parcels', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  ],
  [
    'a chunk that is none',
    400,
    'request/malformed',
    post('/api/parcels', 'Transfer-Encoding: chunked') + 'zz\r\n',
  ],
  [
    'an expectation',
    400,
    'request/malformed',
    post('/api/parcels', 'Expect: a-miracle', 'Content-Length: 14'),
  ],
  [
    'headers beyond measure',
    431,
    'request/headers-too-large',
    head('GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(40_000)}`),
  ],
  [
    'chunk extensions beyond measure',
    413,
    'request/too-large',
    post('/api/parcels', 'Transfer-Encoding: chunked') + `1;a=${'x'.repeat(40_000)}\r\n`,
  ],
])('%s is refused in our shape, and the connection closes', async (_, status, code, request) => {
  const answer = await conversation(await serving(), [request]);
  expect(answer).toMatchObject({ status, closes: true });
  inOurShape(answer, code);
});

test('a body that trickles in is refused in our format, and its request is not carried out later', async () => {
  const port = await serving({ bodyTime: 300 });
  const answer = await conversation(
    port,
    [post('/api/parcels', 'Content-Length: 14'), ...parcel],
    60,
  );
  expect(answer).toMatchObject({ status: 408, closes: true });
  inOurShape(answer, 'request/too-slow');
});

test('a client that ends in the middle of its body is answered, and one that disappears does no harm', async () => {
  const port = await serving();
  const vanishing = dial(port);
  await vanishing.send([post('/api/parcels', 'Content-Length: 14'), parcel.slice(0, 5)], 10);
  vanishing.hangUp();
  expect(
    await conversation(port, [post('/api/parcels', 'Content-Length: 14') + parcel]),
  ).toMatchObject({ status: 201 });
});
