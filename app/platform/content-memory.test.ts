import { beforeAll, expect, inject, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { contentChanged, onContentChanged } from './content-changed.ts';
import { ContentMemory, startContentMemory } from './content-memory.ts';
import { pool, tx } from './database.ts';
import { databaseChannel } from './listener.ts';

testDatabase();

/**
 * On PostgreSQL, a process that begins to listen drops everything: it may have missed changes. So
 * the tests wait until it hears another process.
 */
beforeAll(async () => {
  if (!inject('databaseTemplate').serverUrl) return;
  let heard = false;
  const stop = onContentChanged((topics) => void (heard ||= topics !== 'everything'));
  const message = { from: 'another process', channel: 'content-changed', payload: 'nothing' };
  const hears = async () => {
    await pool().query('select pg_notify($1, $2)', [databaseChannel, JSON.stringify(message)]);
    expect(heard).toBe(true);
  };
  await vi.waitFor(hears, { timeout: 30_000 });
  stop();
});

function library(most = 10) {
  startContentMemory();
  const memory = new ContentMemory<string>({ topics: ['books'], most });
  const asked: string[] = [];
  const read = async (keys: readonly string[]) => {
    asked.push(...keys);
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `text of ${key}`]));
  };
  return { asked, books: (...keys: string[]) => memory.all(keys, read), memory };
}

test('content that is the same for everyone is read once, until its topic changes', async () => {
  const { asked, books } = library();
  expect([...(await books('a', 'b'))]).toEqual([
    ['a', 'text of a'],
    ['b', 'text of b'],
  ]);
  await books('b', 'c');
  expect(asked).toEqual(['a', 'b', 'c']);
  await contentChanged('events');
  await books('a');
  expect(asked).toHaveLength(3);
  await contentChanged('books');
  await books('a');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('it is bounded, the most recently used values stay, and missing ones take no space', async () => {
  const { asked, books } = library(2);
  await books('a');
  await books('b');
  await books('a');
  await books('none');
  await books('c');
  await books('a', 'b');
  expect(asked).toEqual(['a', 'b', 'none', 'c', 'b']);
});

test('a value read while it changed is not stored', async () => {
  const { memory } = library();
  const old = await memory.all(['a'], async () => {
    await contentChanged('books');
    return new Map([['a', 'old']]);
  });
  expect(old.get('a')).toBe('old');
  expect(await memory.one('a', async () => 'new')).toBe('new');
});

test('a transaction reads from the database, and stores nothing', async () => {
  const { memory } = library();
  await memory.one('a', async () => 'committed');
  const undone = tx(async () => {
    expect(await memory.one('a', async () => 'own')).toBe('own');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await memory.one('a', async () => 'read again')).toBe('committed');
});
