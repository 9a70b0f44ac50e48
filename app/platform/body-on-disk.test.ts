import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { naina, open, postOfficeApi } from '#test/post-office.ts';
import { dial } from '#test/raw-http.ts';
import { diskFor } from './body-on-disk.ts';
import { uploadTime } from './body-time.ts';
import { createHttpServer, type Application } from './http-server.ts';
import type { Door } from './http.ts';
import { configureLimits } from './limits.ts';
import { setLogLevel } from './log.ts';

testDatabase();
beforeEach(() => {
  setLogLevel('silent');
  configureLimits({ factor: 1 });
});

const authorization = `Bearer ${naina}`;

/** A door with so much room on its disk, and the files that are open there. */
function harbour(room = 2_000_000) {
  const directory = mkdtempSync(join(tmpdir(), 'harbour-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const door = { toDisk: diskFor({ directory, room }) };
  const call = open(door);
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    call('POST', '/api/freights', { body, headers: { authorization, ...headers } });
  const opened = () =>
    readdirSync('/proc/self/fd').flatMap((each) => {
      try {
        const place = readlinkSync(`/proc/self/fd/${each}`);
        return place.startsWith(directory) ? [place] : [];
      } catch {
        return [];
      }
    }).length;
  const named = () => readdirSync(directory);
  return { door, call, send, opened, named };
}

/** A body of so many bytes, of which half has arrived until `end` is called. */
function slowBody(size: number) {
  let end = () => {};
  let cut = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const half = Buffer.alloc(size / 2, 'x');
      controller.enqueue(half);
      end = () => {
        controller.enqueue(half);
        controller.close();
      };
      cut = () => controller.error(new Error('aborted'));
    },
  });
  return { body, end: () => end(), cut: () => cut() };
}

test('a large file is on the disk while it is handled, under no name that a kill could leave', async () => {
  const { send, opened, named } = harbour();
  const { body, end } = slowBody(1_000_000);
  const sent = send(body);
  await expect.poll(opened).toBe(1);
  expect(named()).toEqual([]);
  end();
  expect(await sent).toMatchObject({ status: 200, body: { bytes: 1_000_000, end: 'xxxx' } });
  expect([opened(), named()]).toEqual([0, []]);
});

test('a large file over its limit is refused while it arrives, or before', async () => {
  const { send, opened } = harbour();
  const large = new Blob(['x'.repeat(1_000_001)]);
  for (const headers of [{}, { 'content-length': '1000001' }] as Record<string, string>[])
    expect(await send(large.stream(), headers)).toMatchObject({
      status: 413,
      body: { code: 'request/too-large' },
    });
  expect(await send('x', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
  expect(opened()).toBe(0);
});

test('large files for which there is no room at once are refused until there is', async () => {
  const { send, opened } = harbour();
  // One that doesn't say how long it is may become as long as the limit.
  const slow = [slowBody(8), slowBody(8)];
  const sent = slow.map(({ body }) => send(body));
  await expect.poll(opened).toBe(2);
  const refused = await send('more', { 'content-length': '4' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'server/busy' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  slow[0]?.end();
  slow[1]?.cut();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 400]);
  expect(await send('more', { 'content-length': '4' })).toMatchObject({ status: 200 });
});

test('it may take the time that its size needs', async () => {
  const { call } = harbour();
  const granted: number[] = [];
  const headers = { authorization, 'content-length': '640' };
  const grantTime = (milliseconds: number) => void granted.push(milliseconds);
  await call('POST', '/api/freights', { body: 'x'.repeat(640), headers, grantTime });
  expect(granted).toEqual([uploadTime(640)]);
});

/** A line to a server with this door. It cuts quiet lines after `quiet` ms, and answers late. */
async function lineTo(door: Partial<Door>, { quiet = 60_000, late = 0 } = {}) {
  const api = postOfficeApi(door);
  const { server, answer } = createHttpServer({ isStopping: () => false });
  server.timeout = quiet;
  const fetch: Application['fetch'] = async (...sent) => {
    const response = await api.fetch(...sent);
    await pause(late);
    return response;
  };
  server.on('request', answer({ fetch, stored: () => undefined }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return dial((server.address() as AddressInfo).port);
}

const head = (path: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Authorization: ${authorization}`,
    `Content-Length: ${length}\r\n\r\n`,
  ].join('\r\n');

test('nothing is left of a file whose sender disappears', async () => {
  const { door, opened, named } = harbour();
  const line = await lineTo(door);
  await line.send([head('/api/freights', 900_000) + 'x'.repeat(400_000)]);
  await expect.poll(opened).toBe(1);
  line.hangUp();
  await expect.poll(opened).toBe(0);
  expect(named()).toEqual([]);
});

test('a large file may be worked on for longer than a line may be quiet, and nothing else', async () => {
  const times = { quiet: 2000, late: 4500 };
  const [large, small] = await Promise.all([
    lineTo(harbour().door, times),
    lineTo(harbour().door, times),
  ]);
  await Promise.all([
    large.send([head('/api/freights', 8) + 'all here']),
    small.send([head('/api/pictures', 8) + 'all here']),
  ]);
  const answers = await Promise.all([large.answer(), small.answer()]);
  expect(answers).toEqual([expect.objectContaining({ status: 200 }), null]);
});
