import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q, tx } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { statementsOf } from '#test/statements.ts';

const undone = new Error('The plan is known');

/**
 * How a statement would be answered if the table were too large to be read, whatever its parameters
 * and the planner's figures of these few rows are: without its other indexes, which come back.
 */
async function planOf(table: string, statement: string): Promise<string> {
  let plan = '';
  await tx(async () => {
    // Here and now, since the database may do so at any moment.
    await sql`analyze ${sql.table(table)}`.execute(q());
    const others = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indrelid = ${table}::regclass and not indisunique
        and indexrelid <> ${`${table}_by_words`}::regclass`.execute(q());
    for (const { name } of others.rows) await sql`drop index ${sql.table(name)}`.execute(q());
    await sql`set local plan_cache_mode = force_generic_plan`.execute(q());
    await sql`set local enable_seqscan = off`.execute(q());
    await sql`prepare search as ${sql.raw(statement)}`.execute(q());
    const parameters = new Set(statement.match(/\$\d+/g)).size;
    const values = Array.from({ length: parameters }, () => 'null').join(', ');
    const { rows } = await sql<
      Record<string, string>
    >`explain (costs off) execute search(${sql.raw(values)})`.execute(q());
    await sql`deallocate search`.execute(q());
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    throw undone;
  }).catch((thrown: unknown) => {
    if (thrown !== undone) throw thrown;
  });
  return plan;
}

test.each(['ai_tools', 'hackathons'])('the search of %s reads an index of words', async (table) => {
  const app = await testApp();
  const sent = await statementsOf(() => app.call('GET', '/search', { query: { q: 'design' } }));
  const [statement, ...others] = sent.filter((text) => text.includes(`from ${table} cross join`));
  expect(others).toEqual([]);
  expect(await planOf(table, statement ?? '')).toMatch(
    new RegExp(`on ${table}_by_words\\s+Index Cond`),
  );
});
