// What divides requests between two application processes while they are measured: HAProxy, or a
// small round robin of our own where it can't be installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Starts it before these addresses. */
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

async function startHaproxy(targets: readonly string[]): Promise<Proxy> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const servers = targets.map((url, index) => `  server app${index + 1} ${new URL(url).host}`);
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  retries 2
  option redispatch 1
frontend visitors
  bind 127.0.0.1:${port}
  default_backend apps
backend apps
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host liftoff
  default-server check inter 500ms fall 2 rise 1 observe layer4 error-limit 2 on-error mark-down on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  const child = spawn(onPath('haproxy') ?? 'haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: 'HAProxy', url: `http://127.0.0.1:${port}`, stop };
}

/** A target that refuses is passed over. */
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
