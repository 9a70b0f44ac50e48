// Distributes requests between two application processes during a measurement: HAProxy, or a small
// round robin of our own where HAProxy can't be installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath, providePackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';

export interface Proxy {
  name: string;
  url: string;
  stop: () => void;
}

/** Starts it in front of these addresses. */
export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  try {
    await providePackages(['haproxy'], () => onPath('haproxy') !== undefined);
  } catch (error) {
    console.error(
      `\n!!! MEASURED WITHOUT HAPROXY, THROUGH OUR OWN ROUND ROBIN !!!\n${String(error)}`,
    );
    return startRoundRobin(targets);
  }
  return startHaproxy(targets);
}

/** With the configuration that compose.yaml uses. */
async function startHaproxy([first = '', second]: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const shipped = readFileSync('deploy/haproxy.cfg', 'utf8');
  writeFileSync(file, second ? shipped : shipped.replace(/^ *server app2.*$/m, ''));
  const child = spawn(onPath('haproxy') ?? 'haproxy', ['-f', file, '-db'], {
    stdio: 'ignore',
    env: {
      PROXY_BIND: `127.0.0.1:${port}`,
      APP_1: new URL(first).host,
      APP_2: second && new URL(second).host,
    },
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: 'HAProxy', url: `http://127.0.0.1:${port}`, stop };
}

/** A target that refuses the connection is skipped. */
async function startRoundRobin(targets: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(targets.length));
    const { method, headers } = incoming;
    const forward = (left: number): void => {
      const target = new URL(incoming.url ?? '/', targets[turn++ % targets.length]);
      const passedOn = request(target, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passedOn.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) forward(left - 1);
        else outgoing.writeHead(502).end();
      });
      passedOn.end(Buffer.concat(chunks));
    };
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { name: 'our own round robin', url: `http://127.0.0.1:${port}`, stop };
}
