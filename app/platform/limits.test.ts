import { beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { systemClock } from './clock.ts';
import { pool, tx } from './database.ts';
import { runJobsNow, startJobs, stopJobs } from './jobs.ts';
import {
  configureLimits,
  consume,
  giveBack,
  limitKeyOfAddress,
  type Limit,
  type LimitStore,
} from './limits.ts';

const limit: Limit = { name: 'test-tries', points: 10, per: 900 };
const tooMany = expect.objectContaining({ code: 'request/too-many', status: 429 });

testDatabase();
beforeEach(() => configureLimits({ factor: 1 }));

const countAdmitted = async (tries: number, rule: Limit, store: LimitStore): Promise<number> => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: tries }, async () => consume(rule, 'someone', { store })),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toEqual(tooMany);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

test.each(['shared', 'memory'] as const)(
  'of 50 simultaneous tries exactly 10 pass (%s)',
  async (store) => {
    expect(await countAdmitted(50, limit, store)).toBe(10);
  },
);

test('a refusal says in seconds when to come back, and others are not delayed', async () => {
  await countAdmitted(11, limit, 'shared');
  const refusal: unknown = await consume(limit, 'someone').catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    details: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 890 && seconds <= 900) },
  });
  await consume(limit, 'someone else');
});

test('RATE_LIMIT_FACTOR multiplies the points', async () => {
  configureLimits({ factor: 3 });
  expect(await countAdmitted(50, limit, 'shared')).toBe(30);
});

test('points that were given back do not count', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await consume(limit, 'someone');
    await giveBack(limit, 'someone');
  }
  expect(await countAdmitted(50, limit, 'shared')).toBe(10);
});

test('what another process forgave is forgiven here too', async () => {
  const forgivable = { ...limit, forgivable: true };
  await countAdmitted(11, forgivable, 'shared');
  await pool().query('delete from rate_limits');
  await expect(consume(forgivable, 'someone')).resolves.toBeUndefined();
});

test('the table contains no key in plain text', async () => {
  await consume(limit, 'ann@example.org');
  const { rows } = await pool().query<{ key: string }>('select key from rate_limits');
  expect(rows[0]?.key).toMatch(/^test-tries:[0-9a-f]{64}$/);
});

test('inside a transaction a shared limit is a bug', async () => {
  await expect(tx(async () => consume(limit, 'someone'))).rejects.toThrow('inside a transaction');
});

test('while the database is unreachable each process counts for itself', async () => {
  vi.spyOn(pool(), 'query').mockRejectedValue(new Error('away'));
  expect(await countAdmitted(50, limit, 'shared')).toBe(10);
});

test('the purge removes expired counts', async () => {
  await startJobs({ clock: systemClock(), byHand: true });
  await pool().query(`insert into rate_limits values ('old', 3, 1000)`);
  await consume(limit, 'someone');
  await runJobsNow({ firing: 'purge-rate-limits' });
  await stopJobs();
  const { rows } = await pool().query<{ key: string }>('select key from rate_limits');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toBe('old');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the key of %s is %s', (address, key) => {
  expect(limitKeyOfAddress(address)).toBe(key);
});
