import { afterEach, expect, inject, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { contentChanged, onContentChanged } from './content-changed.ts';
import { pool, tx } from './database.ts';
import { publish, subscribe } from './notify.ts';

testDatabase();

const { serverUrl } = inject('databaseTemplate');
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The process listens once that statement is done, and then asks every half minute. */
const listening = `from pg_stat_activity where datname = current_database() and state = 'idle'
  and query in ('listen liftoff', 'select 1')`;
const isListening = async () => {
  await expect.poll(async () => (await pool().query(`select ${listening}`)).rowCount).toBe(1);
};

const heardOn = (channel: string, missed?: () => void): string[] => {
  const heard: string[] = [];
  stops.push(subscribe(channel, (payload) => void heard.push(payload), missed));
  return heard;
};

test('a message is received once, on its own channel, after the commit', async () => {
  const heard = heardOn('news');
  const others = heardOn('other');
  await tx(async () => {
    await publish('news', 'first');
    expect(heard).toEqual([]);
  });
  await publish('news', 'second');
  expect(heard).toEqual(['first', 'second']);
  expect(others).toEqual([]);
});

test('a message of a transaction that rolled back is not received', async () => {
  const heard = heardOn('news');
  await expect(
    tx(async () => {
      await publish('news', 'never');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(heard).toEqual([]);
});

test('a subscriber that has stopped listening receives nothing more', async () => {
  const heard = heardOn('news');
  stops.splice(0).forEach((stop) => stop());
  await publish('news', 'late');
  expect(heard).toEqual([]);
});

test('content topics arrive unchanged', async () => {
  const forgotten: unknown[] = [];
  stops.push(onContentChanged((topics) => forgotten.push(topics)));
  await contentChanged('courses', 'events');
  // If a busy machine loses the connection, the topic is 'everything'.
  expect(forgotten.filter((topics) => topics !== 'everything')).toEqual([['courses', 'events']]);
});

test.runIf(serverUrl)(
  'messages of another process are received, also after a lost connection',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const missed = vi.fn<() => void>();
    const heard = heardOn('news', missed);
    const fromElsewhere = (payload: string) =>
      pool().query(`select pg_notify('liftoff', $1)`, [
        JSON.stringify({ from: 'elsewhere', channel: 'news', payload }),
      ]);

    await isListening();
    await fromElsewhere('one');
    await expect.poll(() => heard).toEqual(['one']);

    missed.mockClear();
    await pool().query(`select pg_terminate_backend(pid) ${listening}`);
    await expect.poll(() => missed.mock.calls).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    await fromElsewhere('two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
  },
);

test.runIf(serverUrl)('foreign messages on the channel do no harm', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const heard = heardOn('news');
  await isListening();
  await pool().query(`select pg_notify('liftoff', 'not ours')`);
  await expect.poll(() => error.mock.calls).toHaveLength(1);
  expect(heard).toEqual([]);
});
