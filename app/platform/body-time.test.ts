import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timeBodies, uploadTime, type GrantTime } from './body-time.ts';

/** One ends soon, the other never does during a test. */
const [short, long] = [400, 600_000];

/**
 * A server that answers once the body has arrived, and first asks `admit` how long the body may
 * take.
 */
async function serving(
  usual: number,
  admit: (grant: GrantTime, request: IncomingMessage) => void = () => undefined,
) {
  const server = createServer((request, response) => {
    admit(grant, request);
    request.on('error', () => undefined);
    request.on('end', () => response.end('whole')).resume();
  });
  const grant = timeBodies(server, usual);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /**
   * Sends a ten-byte body with gaps between the bytes until an answer arrives, and returns its
   * first line.
   */
  return async (head: string, gap: number) => {
    const socket = connect(port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? ''));
      socket.once('close', () => resolve('none'));
    });
    socket.on('error', () => undefined);
    socket.write(`${head}\r\nHost: a\r\nContent-Length: 10\r\n\r\n`);
    for (let sent = 0; sent < 10 && socket.writable; sent += 1) {
      await setTimeout(gap);
      socket.write('x');
    }
    const line = await answer;
    socket.destroy();
    return line;
  };
}

test('a body that trickles in is cut off at the usual time; one that arrives in time is answered', async () => {
  const inTime = await serving(long);
  expect(await inTime('POST / HTTP/1.1', 1)).toBe('HTTP/1.1 200 OK');
  const send = await serving(short);
  expect(await send('POST / HTTP/1.1', 100)).toBe('HTTP/1.1 408 Request Timeout');
  // A method without a body can't bypass the limit.
  expect(await send('GET / HTTP/1.1', 100)).toBe('HTTP/1.1 408 Request Timeout');
});

test('a handler may grant more time to one request, and only to that one', async () => {
  const send = await serving(
    short,
    (grant, request) => request.url === '/upload' && grant(request, long),
  );
  const [upload, other] = await Promise.all([
    send('POST /upload HTTP/1.1', 100),
    send('POST /other HTTP/1.1', 100),
  ]);
  expect([upload, other]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 408 Request Timeout']);
});

test('the time allowed for an upload fits its size at half a megabit a second', () => {
  const seconds = (bytes: number) => Math.round(uploadTime(bytes) / 1000);
  expect([0, 64_000, 3 * 1024 * 1024, 8 * 1024 * 1024].map(seconds)).toEqual([10, 11, 59, 141]);
});
