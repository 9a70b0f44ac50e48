import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { pool, tx } from './database.ts';
import {
  deadJobs,
  defineJob,
  enqueue,
  PermanentFailure,
  retryDeadJob,
  runJobsNow,
  schedule,
  startJobs,
  stopJobs,
} from './jobs.ts';
import { setLogLevel } from './log.ts';

const delivered: { text: string; attempt: number }[] = [];
const contexts: Context<null>[] = [];
let fail: (attempt: number) => Error | undefined = () => undefined;

const note = defineJob<{ text: string }>({
  name: 'test-note',
  retryLimit: 2,
  // Far longer than a busy machine may stop between two lines of a test.
  retryDelay: 600,
  async handler({ text }, { attempt, ctx }) {
    contexts.push(ctx);
    delivered.push({ text, attempt });
    const error = fail(attempt);
    if (error) throw error;
  },
});
const relay = defineJob<{ text: string }>({
  name: 'test-relay',
  handler: async ({ text }) => enqueue(note, { text }),
});
const nightly = defineJob({ name: 'test-nightly', handler: async () => undefined });
schedule(nightly, '0 20 * * *');
let mayFinish = Promise.resolve();
const slow = defineJob({
  name: 'test-slow',
  async handler() {
    delivered.push({ text: 'begun', attempt: 1 });
    await mayFinish;
    delivered.push({ text: 'finished', attempt: 1 });
  },
});

testDatabase();
beforeAll(async () => {
  setLogLevel('silent');
  await startJobs({ clock: systemClock(), byHand: true });
});
afterAll(async () => {
  await stopJobs();
});
beforeEach(async () => {
  await pool().query('delete from jobs.job');
  delivered.length = 0;
  fail = () => undefined;
});

const texts = () => delivered.map(({ text }) => text);

test('a job exists exactly if its transaction commits', async () => {
  await tx(async () => {
    await enqueue(note, { text: 'kept' });
  });
  const rolledBack = tx(async () => {
    await enqueue(note, { text: 'lost' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await runJobsNow();
  expect(texts()).toEqual(['kept']);
  expect(contexts[0]).toMatchObject({ actor: null, ip: '' });
});

test('jobs queued by a job are delivered too, many at a time', async () => {
  await Promise.all(
    Array.from({ length: 23 }, async (_, index) => enqueue(relay, { text: String(index) })),
  );
  await runJobsNow();
  expect(new Set(texts()).size).toBe(23);
  expect(delivered).toHaveLength(23);
});

test('one job waits per singleton key, and another may wait while it runs', async () => {
  await enqueue(note, { text: 'first' }, { singletonKey: 'a' });
  await enqueue(note, { text: 'second' }, { singletonKey: 'a' });
  await enqueue(note, { text: 'other' }, { singletonKey: 'b' });
  await runJobsNow();
  expect(texts().toSorted()).toEqual(['first', 'other']);
  await enqueue(note, { text: 'third' }, { singletonKey: 'a' });
  await runJobsNow();
  expect(texts()).toContain('third');
});

test('a job for later waits', async () => {
  await enqueue(note, { text: 'later' }, { startAfterSeconds: 3600 });
  await runJobsNow();
  expect(delivered).toEqual([]);
  await runJobsNow({ ahead: true });
  expect(texts()).toEqual(['later']);
});

test('a job that is queued after a run by hand waits for the next one, however late a query is', async () => {
  const query = pool().query.bind(pool()) as (...asked: unknown[]) => Promise<unknown>;
  const late = async (...asked: unknown[]) => {
    // Workers look for jobs like this.
    if (String(asked[0]).includes('SKIP LOCKED')) await setTimeout(100);
    return query(...asked);
  };
  vi.spyOn(pool(), 'query').mockImplementation(late);
  await enqueue(note, { text: 'first' });
  await runJobsNow();
  await enqueue(note, { text: 'second' });
  await setTimeout(300);
  expect(texts()).toEqual(['first']);
  await runJobsNow();
  expect(texts()).toEqual(['first', 'second']);
});

test('a failing job is retried after growing waits, dies, is listed, and can be revived', async () => {
  fail = () => new Error('the other side is down');
  await enqueue(note, { text: 'stubborn' });
  const waits: number[] = [];
  await runJobsNow();
  for (let retry = 0; retry < 2; retry += 1) {
    waits.push(await secondsUntilRetry());
    await runJobsNow({ ahead: true });
  }
  // Each wait is random between its base and twice that, less the time until it was read.
  expect(waits[0]).toBeGreaterThanOrEqual(540);
  expect(waits[0]).toBeLessThanOrEqual(1200);
  expect(waits[1]).toBeGreaterThanOrEqual(1140);
  expect(waits[1]).toBeLessThanOrEqual(2400);
  expect(delivered.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  const [dead, ...others] = await deadJobs();
  expect(others).toEqual([]);
  expect(dead).toMatchObject({
    name: 'test-note',
    payload: { text: 'stubborn' },
    error: 'the other side is down',
    attempts: 3,
  });

  fail = () => undefined;
  expect(await retryDeadJob(dead?.id ?? '')).toBe(true);
  await runJobsNow();
  expect(delivered).toHaveLength(4);
  expect(await deadJobs()).toEqual([]);
  expect(await retryDeadJob(dead?.id ?? '')).toBe(false);
});

test('a permanent failure is not retried', async () => {
  fail = () => new PermanentFailure('never');
  await enqueue(note, { text: 'hopeless' });
  await runJobsNow({ ahead: true });
  await runJobsNow({ ahead: true });
  expect(delivered).toHaveLength(1);
  expect(await deadJobs()).toMatchObject([{ error: 'never', attempts: 1 }]);
});

test('polling workers deliver as soon as the transaction has committed, and stopping lets a running handler finish', async () => {
  await stopJobs();
  await startJobs({ clock: systemClock() });
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  try {
    const { rows } = await pool().query<{ name: string; cron: string }>(
      'select name, cron from jobs.schedule',
    );
    expect(rows).toContainEqual({ name: 'test-nightly', cron: '0 20 * * *' });
    // Each is queued once the one before has arrived, so a worker that only looks every two seconds
    // needs at least eight.
    const begun = performance.now();
    for (const number of [1, 2, 3, 4, 5]) {
      await tx(async () => enqueue(note, { text: String(number) }));
      await expect.poll(texts, { interval: 10 }).toContain(String(number));
    }
    expect(performance.now() - begun).toBeLessThan(7000);
    delivered.length = 0;
    mayFinish = promise;
    await tx(async () => enqueue(slow, {}));
    await expect.poll(texts, { interval: 20 }).toEqual(['begun']);
  } finally {
    const stopped = stopJobs();
    finish();
    await stopped;
    await startJobs({ clock: systemClock(), byHand: true });
  }
  expect(texts()).toEqual(['begun', 'finished']);
});

async function secondsUntilRetry(): Promise<number> {
  const { rows } = await pool().query<{ seconds: number }>(
    `select extract(epoch from start_after - now())::float8 as seconds from jobs.job where state = 'retry'`,
  );
  return rows[0]?.seconds ?? Number.NaN;
}
