import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { compiledOnce } from './compiled-once.ts';
import { q, tx } from './database.ts';

test('a statement is built once, and each run has its own values and the running transaction', async () => {
  await testApp();
  let built = 0;
  const sum = compiledOnce(({ one, two }: { one: number; two: number }) => {
    built += 1;
    return q().selectNoFrom([
      sql<number>`${one}::int + ${two}::int + ${one}::int`.as('sum'),
      sql<string>`${'fixed'}::text`.as('word'),
      sql<string>`current_setting('statement_timeout')`.as('setting'),
    ]);
  });
  const [first] = await sum({ one: 1, two: 2 });
  expect(first).toMatchObject({ sum: 4, word: 'fixed' });
  await tx(async () => {
    await sql`set local statement_timeout = '7s'`.execute(q());
    expect(await sum({ one: 10, two: 1 })).toEqual([{ sum: 21, word: 'fixed', setting: '7s' }]);
  });
  expect(built).toBe(1);
});
