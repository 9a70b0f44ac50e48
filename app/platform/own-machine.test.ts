import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnvironment } from './http.ts';
import { guardOf } from './own-machine.ts';

const app = new Hono<RequestEnvironment>()
  .use(guardOf('own-machine'))
  .get('/', (c) => c.text('every mail'));
const ask = async (remoteAddress: string | undefined, headers: Record<string, string>) => {
  const response = await app.request(
    '/',
    { headers },
    { incoming: { socket: { ...(remoteAddress && { remoteAddress }) } } },
  );
  return [response.status, await response.text()];
};

test.each([
  ['127.0.0.1', '127.0.0.1:3000'],
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', 'LOCALHOST'],
  ['127.9.9.9', '127.1.2.3'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
])('from %s, asked for as %s, the door is open', async (address, host) => {
  expect(await ask(address, { host })).toEqual([200, 'every mail']);
});

test.each([
  ['192.168.0.7', 'localhost:3000'],
  ['::ffff:192.168.0.7', '127.0.0.1'],
  ['2001:db8::1', '[::1]:3000'],
  [undefined, 'localhost'],
  ['127.0.0.1', 'evil.example:3000'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'localhost@evil.example'],
  ['127.0.0.1', '0.0.0.0:3000'],
  ['127.0.0.1', '192.168.0.7:3000'],
  ['127.0.0.1', ''],
])('from %s, asked for as %s, there is nothing', async (address, host) => {
  const [status, body] = await ask(address, { host });
  expect(status).toBe(404);
  expect(body).toContain('request/not-found');
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a proxy on this machine that says %s is refused',
  async (name) => {
    expect((await ask('127.0.0.1', { host: 'localhost', [name]: '203.0.113.1' }))[0]).toBe(404);
  },
);
