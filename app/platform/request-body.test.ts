import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { naina, open } from '#test/post-office.ts';
import { uploadTime } from './body-time.ts';
import { configureLimits } from './limits.ts';
import { setLogLevel } from './log.ts';

testDatabase();

beforeEach(() => {
  setLogLevel('silent');
  configureLimits({ factor: 1 });
});

test.each([
  ['no JSON', '{"to":'],
  ['nothing', ''],
  ['U+0000 in a value', '{"to":"a\\u0000b"}'],
  ['U+0000 in a name', '{"to":"a","b\\u0000":1}'],
  ['a lone surrogate', '{"to":"\\ud83d"}'],
  ['a lone surrogate deep inside', '{"to":"a","more":[{"x":["\\udc00"]}]}'],
  ['a byte that is no UTF-8', Buffer.from('{"to":"caf\xe9"}', 'latin1')],
  ['a sign that breaks off', Buffer.from('{"to":"\xf0\x9f\x98"}', 'latin1')],
  ['a surrogate written as bytes', Buffer.from('{"to":"\xed\xa0\x80"}', 'latin1')],
  ['a sign written too long', Buffer.from('{"to":"\xc0\x80"}', 'latin1')],
])('a body with %s is 400', async (_, body) => {
  expect(await open()('POST', '/api/parcels', { body })).toMatchObject({
    status: 400,
    body: { code: 'request/malformed' },
  });
});

test('text that only resembles a forbidden character is accepted', async () => {
  for (const to of ['\\u0000', '\\ud83d', '😀', "'; drop table users; --", '</script>'])
    expect(await open()('POST', '/api/parcels', { body: JSON.stringify({ to }) })).toMatchObject({
      status: 201,
      body: { to },
    });
});

test.each([
  [{ to: '' }, 'Please say to whom', { to: 'Please say to whom' }],
  [{ to: 'a', weight: 1.5 }, 'Please weigh it', { weight: 'Please weigh it' }],
  [
    { to: '', weight: 'x' },
    'Please check the highlighted fields.',
    { to: 'Please say to whom', weight: 'Please weigh it' },
  ],
  [{ to: 'a', role: 'admin' }, 'This field is not known.', { role: 'This field is not known.' }],
])('the body %j is 400 and says what is wrong with which field', async (body, error, fields) => {
  expect(await open()('POST', '/api/parcels', { body: JSON.stringify(body) })).toMatchObject({
    status: 400,
    body: { code: 'request/invalid', error, fields },
  });
});

test('names from the object prototype are ordinary fields, and unknown', async () => {
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    const reply = await open()('POST', '/api/parcels', {
      body: `{"to":"a","${name}":{"role":"admin"}}`,
    });
    expect(reply).toMatchObject({ status: 400, body: { error: 'This field is not known.' } });
  }
  expect({}).not.toHaveProperty('role');
});

test('a body over the limit is 413, with or without a declared length', async () => {
  const call = open();
  const text = JSON.stringify({ to: 'x'.repeat(1000) });
  for (const body of [text, new Blob([text]).stream()])
    expect(await call('POST', '/api/parcels', { body })).toMatchObject({
      status: 413,
      body: { code: 'request/too-large' },
    });
});

test('a body that breaks off is its sender’s fault, with or without a declared length', async () => {
  const broken = () =>
    new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    });
  for (const headers of [undefined, { 'content-length': '20' }])
    for (const path of ['/api/parcels', '/api/letters'])
      expect(
        await open()('POST', path, { body: broken(), ...(headers && { headers }) }),
      ).toMatchObject({
        status: 400,
        body: { code: 'request/malformed' },
      });
});

test('an error does not list dozens of made-up fields', async () => {
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 90 }, (_, number) => [`f${number}`, 1])),
  );
  const reply = await open()('POST', '/api/parcels', { body });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fields)).toHaveLength(50);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json-patch+json',
  'application/jsonp',
  '',
])('the content type %j is 415', async (type) => {
  const reply = await open()('POST', '/api/parcels', {
    body: '{"to":"a"}',
    headers: { 'content-type': type },
  });
  expect(reply).toMatchObject({ status: 415, body: { code: 'request/unsupported-type' } });
});

test.each(['gzip', 'br', 'deflate', 'GZip', 'identity, gzip', 'x-unknown'])(
  'a body encoded as %s is 415',
  async (encoding) => {
    for (const [path, headers] of [
      ['/api/parcels', {}],
      ['/api/letters', {}],
      ['/api/pictures', { authorization: `Bearer ${naina}` }],
    ] as const) {
      const reply = await open()('POST', path, {
        body: '{"to":"a"}',
        headers: { ...headers, 'content-encoding': encoding },
      });
      expect(reply).toMatchObject({ status: 415, body: { code: 'request/unsupported-type' } });
    }
    expect(
      (await open()('GET', '/api/parcels/1', { headers: { 'content-encoding': encoding } })).status,
    ).toBe(200);
  },
);

test('a body may declare that it is not encoded', async () => {
  const reply = await open()('POST', '/api/parcels', {
    body: '{"to":"a"}',
    headers: { 'content-encoding': 'Identity' },
  });
  expect(reply.status).toBe(201);
});

test('JSON may declare its character set, in any case', async () => {
  const reply = await open()('POST', '/api/parcels', {
    body: '{"to":"a"}',
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
  });
  expect(reply.status).toBe(201);
});

test('a sealed body is passed on byte for byte', async () => {
  expect(
    await open()('POST', '/api/letters', { body: new Uint8Array([0, 255, 123, 10]) }),
  ).toMatchObject({
    status: 200,
    body: { bytes: 4 },
  });
});

test('an upload gets the time that its size needs, once its sender is known; nothing else does', async () => {
  const granted: number[] = [];
  const grantTime = (milliseconds: number) => void granted.push(milliseconds);
  const send = (path: string, headers: Record<string, string>) =>
    open()('POST', path, { body: '{"to":"Kabir"}', headers, grantTime });
  expect((await send('/api/pictures', {})).status).toBe(401);
  expect((await send('/api/parcels', { 'content-length': '14' })).status).toBe(201);
  expect(granted).toEqual([]);
  const mine = { authorization: `Bearer ${naina}` };
  // Its declared size, or the largest allowed one if it declares none.
  for (const length of [{ 'content-length': '640' }, {} as Record<string, string>])
    expect((await send('/api/pictures', { ...mine, ...length })).body).toEqual({ bytes: 14 });
  expect((await send('/api/pictures', { ...mine, 'content-length': '999999999' })).status).toBe(
    413,
  );
  expect(granted).toEqual([640, 6400].map(uploadTime));
});
