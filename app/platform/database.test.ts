import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { afterCommit, outsideTransaction, q, runningTransaction, tx } from './database.ts';

testDatabase();

const insert = (key: string) => sql`insert into rate_limits (key) values (${key})`.execute(q());
const keys = async () =>
  (await sql<{ key: string }>`select key from rate_limits order by key`.execute(q())).rows.map(
    ({ key }) => key,
  );

test('a transaction commits what it did when its work returns, and returns its value', async () => {
  expect(await tx(async () => (await insert('a'), 'done'))).toBe('done');
  expect(await keys()).toEqual(['a']);
});

test('a transaction undoes what it did when its work throws', async () => {
  await expect(
    tx(async () => {
      await insert('a');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await keys()).toEqual([]);
});

test('a transaction inside a transaction joins it', async () => {
  await expect(
    tx(async () => {
      await tx(() => insert('inner'));
      expect(await keys()).toEqual(['inner']);
      throw new Error('outer fails');
    }),
  ).rejects.toThrow('outer fails');
  expect(await keys()).toEqual([]);
});

test('callbacks run in order after the outermost commit, outside any transaction', async () => {
  const said: string[] = [];
  await tx(async () => {
    await tx(async () =>
      afterCommit(async () => void said.push(`first sees ${(await keys()).join(', ')}`)),
    );
    afterCommit(() => void said.push(runningTransaction() ? 'in a transaction' : 'in none'));
    await insert('a');
    said.push('work done');
  });
  expect(said).toEqual(['work done', 'first sees a', 'in none']);
});

test('callbacks of a transaction that rolled back never run', async () => {
  const said: string[] = [];
  await expect(
    tx(async () => {
      afterCommit(() => void said.push('never'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(said).toEqual([]);
});

test('a callback outside a transaction runs at once', () => {
  const said: string[] = [];
  afterCommit(() => void said.push('now'));
  expect(said).toEqual(['now']);
});

test('a failed statement dooms its transaction even if the error is caught', async () => {
  await expect(
    tx(async () => {
      await insert('a');
      await insert('a').catch(() => {});
    }),
  ).rejects.toMatchObject({ name: 'AbortedTransactionError' });
  expect(await keys()).toEqual([]);
});

test('work that outlives its transaction uses the pool', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const late = await tx(async () => {
    expect(outsideTransaction(runningTransaction)).toBeUndefined();
    return { keys: ended.then(keys) };
  });
  end();
  expect(await late.keys).toEqual([]);
});

test('simultaneous transactions are separate', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      tx(async () => {
        await insert(`key ${index}`);
        if (index % 2 === 1) throw new Error('odd');
      }).catch(() => {}),
    ),
  );
  expect(await keys()).toEqual(['key 0', 'key 2', 'key 4', 'key 6']);
});
