// Request rates and latencies of the main calls and pages, each in turn with raw node:http serving
// the same bytes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, printed } from './running-app.ts';

export interface Rate {
  name: string;
  bytes: number;
  /** Requests a second, and milliseconds. */
  rate: number;
  p50: number;
  p99: number;
  /** Medians over the rounds; absent where nothing raw compares. */
  rawRate?: number;
  ratio?: number;
}

interface Target {
  name: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Compared with raw node:http on the same bytes. */
  compared?: boolean;
  connections?: number;
}

const rounds = 5;
const secondsEach = 3;
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'x-request-id',
]);

export async function measureRates(url: string, targets: readonly Target[]): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (const target of targets) rates.push(await measure(url, target));
  return rates;
}

async function measure(url: string, target: Target): Promise<Rate> {
  const sample = await fetch(url + target.path, {
    method: target.method ?? 'GET',
    headers: { 'accept-encoding': 'identity', ...target.headers },
    ...(target.body && { body: target.body }),
  });
  if (!sample.ok) throw new Error(`${target.name} answered ${sample.status}`);
  const raw = target.compared ? await startRaw(url, target) : undefined;
  const own: autocannon.Result[] = [];
  const compared: autocannon.Result[] = [];
  await shoot(url, target, 1);
  for (let round = 0; round < rounds; round += 1) {
    own.push(await shoot(url, target, secondsEach));
    if (raw) compared.push(await shoot(raw.url, { ...target, path: '/' }, secondsEach));
  }
  raw?.stop();
  const rate = median(own.map((result) => result.requests.average));
  const rawRate = raw && median(compared.map((result) => result.requests.average));
  return {
    name: target.name,
    bytes: raw?.bytes ?? Number(sample.headers.get('content-length')),
    rate,
    p50: median(own.map((result) => result.latency.p50)),
    p99: median(own.map((result) => result.latency.p99)),
    ...(rawRate && {
      rawRate,
      ratio: median(
        own.map(
          (result, round) =>
            result.requests.average / (compared[round]?.requests.average ?? Number.NaN),
        ),
      ),
    }),
  };
}

/**
 * One burst; any answer that is not a success, and any that is missing, makes the whole measurement
 * void.
 */
async function shoot(
  url: string,
  { path, method = 'GET', headers = {}, body, connections = 32 }: Target,
  duration: number,
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: url + path,
    method,
    headers,
    ...(body && { body }),
    connections,
    duration,
  });
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0)
    throw new Error(
      `${method} ${path}: ${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} timed out`,
    );
  return result;
}

async function startRaw(
  url: string,
  { path, headers = {} }: Target,
): Promise<{ url: string; bytes: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-bench-'));
  const { body, answered } = await bytesOf(url + path, headers);
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(
    process.execPath,
    ['scripts/baseline-server.ts', file, JSON.stringify(answered)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [, port = ''] = await printed(child, /"port":(\d+)/);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, bytes: body.length, stop };
}

/** The answer as it travels, compressed as it is. */
async function bytesOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; answered: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answered = Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            hopByHop.has(name) || value === undefined ? [] : [[name, String(value)]],
          ),
        );
        resolve({ body: Buffer.concat(chunks), answered });
      });
    }).on('error', reject);
  });
}
