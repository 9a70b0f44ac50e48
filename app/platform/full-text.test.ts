import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { q, tx } from './database.ts';
import { askedForAll } from './full-text.ts';

test('a prepared search takes its words apart once, not for each row', async () => {
  await testApp();
  const asked = askedForAll(['agents', 'work']);
  const search = sql`select ts_rank(words, ${asked}) from catalogue_entries where words @@ ${asked}`;
  const { sql: text, parameters } = search.compile(q());
  const values = parameters.map((value) => `'${String(value)}'`).join(', ');
  await tx(async () => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(q());
    await sql`prepare search as ${sql.raw(text)}`.execute(q());
    const { rows } = await sql<
      Record<string, string>
    >`explain (verbose, costs off) execute search(${sql.raw(values)})`.execute(q());
    await sql`deallocate search`.execute(q());
    const plan = rows.map((row) => row['QUERY PLAN'] ?? '');
    const ofRows = plan.filter((line) => line.includes('catalogue_entries.words'));
    expect(ofRows.length).toBeGreaterThan(0);
    expect(ofRows.filter((line) => line.includes('to_tsquery'))).toEqual([]);
  });
});
