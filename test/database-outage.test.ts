import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { pool, q, tx } from '#app/platform/database.ts';
import { setLogLevel } from '#app/platform/log.ts';
import { isUnavailable } from '#app/platform/unavailable.ts';
import { testApp, type TestApp } from './app.ts';
import { waitAsInProduction } from './database.ts';
import { onServer } from './database-server.ts';
import { signedIn } from './people.ts';

const { serverUrl = '' } = inject('databaseTemplate');

beforeEach(() => {
  setLogLevel('silent');
  // Each lost connection is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
});

const calls = ({ call }: TestApp, token: string) => ({
  read: () => call('GET', '/courses'),
  ask: () => call('GET', '/account', { token }),
  signIn: () =>
    call('POST', '/auth/login', {
      body: { email: 'nobody@example.in', password: 'Monsoon-wind-7!' },
    }),
});

/**
 * Every call answers, in the contract's shape, that it should be tried again. None counts as a bug.
 */
async function expectUnavailable(asked: Awaited<ReturnType<TestApp['call']>>): Promise<void> {
  expect(asked).toMatchObject({
    status: 503,
    body: { code: 'server/unavailable', error: expect.any(String) },
  });
  expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(asked.headers.get('cache-control')).toBe('no-store');
}

async function started() {
  const app = await testApp({ RATE_LIMIT_FACTOR: '1000' });
  const { token } = await signedIn(app);
  waitAsInProduction();
  return calls(app, token);
}

test('calls get 503 while every connection is taken, and succeed afterwards', async () => {
  const { read, ask } = await started();
  const taken = await Promise.all(
    Array.from({ length: pool().options.max ?? 10 }, () => pool().connect()),
  );
  try {
    const [reading, asking] = await Promise.all([read(), ask()]);
    await expectUnavailable(reading);
    await expectUnavailable(asking);
  } finally {
    for (const client of taken) client.release();
  }
  expect((await read()).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

const databaseName = async () =>
  (await sql<{ name: string }>`select current_database() as name`.execute(q())).rows[0]?.name ?? '';
const endConnections = (name: string) =>
  onServer(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );

/** Puts the database into a state, and back. */
async function inState(state: string, back: string, check: () => Promise<void>): Promise<void> {
  const name = await databaseName();
  const enter = async (next: string) => {
    await onServer(serverUrl, `alter database ${name} ${next}`);
    await endConnections(name);
    // The pool may reuse a closing connection before it notices.
    await expect.poll(() => pool().totalCount).toBe(0);
  };
  await enter(state);
  try {
    await check();
  } finally {
    await enter(back);
  }
}

test.runIf(serverUrl)(
  'every call gets 503 while the database accepts no connections, and succeeds afterwards',
  async () => {
    const { read, ask, signIn } = await started();
    await inState('allow_connections false', 'allow_connections true', async () => {
      for (const attempt of [read, ask, signIn]) await expectUnavailable(await attempt());
    });
    expect((await read()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await signIn()).status).toBe(401);
  },
);

test.runIf(serverUrl)(
  'while the database is read-only, reads succeed and writes get 503',
  async () => {
    const app = await testApp({ RATE_LIMIT_FACTOR: '1000' });
    const subscribe = () =>
      app.call('POST', '/newsletter/subscribe', { body: { email: 'someone@example.in' } });
    await inState(
      'set default_transaction_read_only = on',
      'reset default_transaction_read_only',
      async () => {
        expect((await app.call('GET', '/courses')).status).toBe(200);
        await expectUnavailable(await subscribe());
      },
    );
    expect((await subscribe()).status).toBe(200);
  },
);

test.runIf(serverUrl)('a call whose connection is lost while it waits gets 503', async () => {
  const { ask } = await started();
  const blocker = await pool().connect();
  onTestFinished(() => blocker.release());
  await blocker.query('begin');
  await blocker.query('lock table sessions in access exclusive mode');
  const waiting = ask();
  const name = await databaseName();
  const waiters = `from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`;
  await expect.poll(() => onServer(serverUrl, `select pid ${waiters}`)).toHaveLength(1);
  await onServer(serverUrl, `select pg_terminate_backend(pid) ${waiters}`);
  await expectUnavailable(await waiting);
  await blocker.query('rollback');
  // The pool may reuse a closing connection once before it notices.
  await expect.poll(async () => (await ask()).status).toBe(200);
});

test.runIf(serverUrl)(
  'a connection lost between two queries of a transaction fails only that transaction',
  async () => {
    const { ask } = await started();
    const name = await databaseName();
    const outcome = tx(async () => {
      await databaseName();
      await endConnections(name);
      await setTimeout(100);
      await databaseName();
    });
    await expect(outcome).rejects.toSatisfy(isUnavailable);
    await expect.poll(async () => (await ask()).status).toBe(200);
  },
);
