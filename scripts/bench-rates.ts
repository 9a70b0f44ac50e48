// Request rates and latencies of the main calls and pages. Each alternates with a raw node:http
// server that returns the same bytes and headers, and for signed-in calls makes one indexed query
// first.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Effort } from './baseline-server.ts';
import { median, printed } from './running-app.ts';
import { shoot, type Shots, type Target } from './wrk.ts';

export interface Rate extends Shots {
  name: string;
  bytes: number;
  /** Medians over the rounds; absent where there is no raw server to compare with. */
  rawRate?: number;
  ratio?: number;
}

export interface Measured extends Target {
  name: string;
  /** The raw server's work for each answer. Without it, there is no comparison. */
  compared?: Effort;
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

export async function measureRates(url: string, targets: readonly Measured[]): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (const target of targets) rates.push(await measure(url, target));
  return rates;
}

/**
 * Compares the raw server with itself plus 0.1 ms for each request. A benchmark that doesn't show
 * the delay measures something else.
 * @throws {Error} when the ratio doesn't show it
 */
export async function measurePlantedDelay(url: string, target: Measured): Promise<Rate> {
  const slower = await startRaw(url, target, { delayMs: 0.1 });
  try {
    const name = 'raw node:http with 0.1 ms more for each request';
    const rate = await measure(slower.url, { name, path: '/', compared: {} });
    if (!(rate.ratio && rate.ratio < 0.6))
      throw new Error(`A delay of 0.1 ms a request shows as ${rate.ratio}: the bench is blind`);
    return rate;
  } finally {
    slower.stop();
  }
}

async function measure(url: string, { name, compared, ...target }: Measured): Promise<Rate> {
  const { body } = await answerOf(url, target);
  const raw = compared && (await startRaw(url, target, compared));
  const own: Shots[] = [];
  const others: Shots[] = [];
  try {
    await shoot(url, target, 2);
    for (let round = 0; round < rounds; round += 1) {
      own.push(await shoot(url, target, secondsEach));
      if (raw) others.push(await shoot(raw.url, { ...target, path: '/' }, secondsEach));
    }
  } finally {
    raw?.stop();
  }
  const middle = (pick: (shots: Shots) => number) => median(own.map(pick));
  return {
    name,
    bytes: body.length,
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    ...(raw && {
      rawRate: median(others.map(({ rate }) => rate)),
      ratio: median(own.map(({ rate }, round) => rate / (others[round]?.rate ?? Number.NaN))),
    }),
  };
}

async function startRaw(
  url: string,
  target: Target,
  effort: Effort,
): Promise<{ url: string; stop: () => void }> {
  const { body, headers } = await answerOf(url, target);
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-bench-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(
    process.execPath,
    ['scripts/baseline-server.ts', file, JSON.stringify(headers), JSON.stringify(effort)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [, port = ''] = await printed(child, /"port":(\d+)/);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The answer's bytes as sent, still compressed. */
async function answerOf(
  url: string,
  { path, method = 'GET', headers = {}, body }: Target,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  if (method === 'POST') {
    const answer = await fetch(url + path, { method, headers, body: body ?? null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return { body: Buffer.from(await answer.arrayBuffer()), headers: {} };
  }
  return new Promise((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${method} ${path} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answered = Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            hopByHop.has(name) || value === undefined ? [] : [[name, String(value)]],
          ),
        );
        resolve({ body: Buffer.concat(chunks), headers: answered });
      });
    }).on('error', reject);
  });
}
