// Sends requests at full speed from a separate process: wrk, a Debian package. It doesn't
// decompress the answers, so it measures the server and not itself.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onPath, providePackages } from './debian-packages.ts';

export interface Target {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
}

export interface Shots {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Sends requests for `seconds`, on 32 connections unless the target says otherwise.
 * @throws {Error} when an answer is an error or is missing, because the rate would mean nothing
 */
export async function shoot(url: string, target: Target, seconds: number): Promise<Shots> {
  await providePackages(['wrk'], () => onPath('wrk') !== undefined);
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-wrk-'));
  try {
    const script = join(folder, 'target.lua');
    writeFileSync(script, scriptOf(target));
    const load = ['-t', '1', '-c', String(target.connections ?? 32), '-d', `${seconds}s`];
    const { stdout } = await promisify(execFile)('wrk', [
      ...load,
      '--latency',
      '-s',
      script,
      url + target.path,
    ]);
    return read(stdout, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** JSON strings are valid Lua strings, as long as they are plain ASCII. */
const scriptOf = ({ method = 'GET', headers = {}, body }: Target): string =>
  [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body ? [`wrk.body = ${JSON.stringify(body)}`] : []),
  ].join('\n');

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function read(printed: string, { method = 'GET', path }: Target): Shots {
  const fault = /Socket errors:.*|Non-2xx or 3xx responses:.*/.exec(printed);
  if (fault) throw new Error(`${method} ${path}: ${fault[0]}`);
  const latency = (percent: number): number => {
    const [, value, unit = ''] =
      new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)`).exec(printed) ?? [];
    return Number(value) * (milliseconds[unit] ?? Number.NaN);
  };
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  if (!rate) throw new Error(`wrk printed no rate:\n${printed}`);
  return { rate: Number(rate), p50: latency(50), p99: latency(99) };
}
