import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';

const picture = readFileSync('test/fixtures/picture.png');

/** A local server of the pictures that Google Docs names in what was copied there. */
export async function startGooglePictures(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
      response.writeHead(status, headers).end(body);
    const png = { 'content-type': 'image/png' };
    if (pathname === '/docsz/moved') send(302, { location: '/docsz/AD_4nXc?key=abc' });
    else if (pathname === '/docsz/page') send(200, { 'content-type': 'text/html' }, '<p>Sign in');
    else if (pathname === '/docsz/large') send(200, png, Buffer.alloc(10_000_001));
    else if (searchParams.get('key') !== 'abc') send(403, {});
    else send(200, png, picture);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
