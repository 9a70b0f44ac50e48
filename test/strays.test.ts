import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { takeStrays } from './strays.ts';

it('notices a line on the console', () => {
  console.error('something', 'broke');
  console.warn('careful');
  expect(takeStrays()).toEqual(['console.error: something broke', 'console.warn: careful']);
});

it('refuses a connection to another machine', async () => {
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed');
  await expect(fetch('https://example.invalid/')).rejects.toThrow('fetch failed');
  expect(takeStrays()).toEqual(['a connection to 192.0.2.1', 'a connection to example.invalid']);
});

it('lets this machine be called', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  server.close();
  expect(takeStrays()).toEqual([]);
});
