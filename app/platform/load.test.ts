import { setTimeout } from 'node:timers/promises';
import { onTestFinished, expect, test } from 'vitest';
import { LoadShedder } from './load.ts';

function shedder(settings: { inFlight?: number; delayMs?: number }): LoadShedder {
  const made = new LoadShedder(settings);
  onTestFinished(() => made.stop());
  return made;
}

const fill = (load: LoadShedder, path: string, times: number): boolean[] =>
  Array.from({ length: times }, () => load.enter(path));

/** Blocks the event loop, as too much work does, until the next measurement. */
async function hold(ms: number): Promise<void> {
  const until = performance.now() + 600;
  while (performance.now() < until) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    await setTimeout(0);
  }
}

test('only so many requests are in flight; each one that leaves makes room', () => {
  const load = shedder({ inFlight: 3 });
  expect(fill(load, '/courses', 4)).toEqual([true, true, true, false]);
  expect(load.inFlight).toBe(3);
  load.leave();
  expect(load.enter('/courses')).toBe(true);
});

test('requests that carry money are admitted when browsing no longer is', () => {
  const load = shedder({ inFlight: 3 });
  fill(load, '/courses', 3);
  expect(load.enter('/api/courses')).toBe(false);
  expect(fill(load, '/api/payment/webhook', 4)).toEqual([true, true, true, false]);
});

test('health checks are admitted under any load', () => {
  const load = shedder({ inFlight: 3 });
  fill(load, '/api/payment/webhook', 6);
  expect(
    ['/healthz', '/readyz', '/metrics', '/api/payment/orders'].map((path) => load.enter(path)),
  ).toEqual([true, true, true, false]);
});

test('while the event loop runs late browsing is refused, but money and a few other paths are not; then it ends', async () => {
  const load = shedder({ delayMs: 40 });
  fill(load, '/courses', 21);
  await hold(100);
  expect(load.enter('/courses')).toBe(false);
  expect(load.enter('/api/payment/orders')).toBe(true);
  load.leave();
  load.leave();
  expect(load.enter('/courses')).toBe(true);
  await expect.poll(() => load.enter('/courses')).toBe(true);
});
