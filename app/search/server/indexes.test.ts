import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q, tx } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { statementsOf } from '#test/statements.ts';

/** How a statement would be answered if tables were too large to be read, with any parameters. */
const planOf = (statement: string): Promise<string> =>
  tx(async () => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(q());
    await sql`set local enable_seqscan = off`.execute(q());
    await sql`prepare search as ${sql.raw(statement)}`.execute(q());
    const parameters = new Set(statement.match(/\$\d+/g)).size;
    const values = Array.from({ length: parameters }, () => 'null').join(', ');
    const { rows } = await sql<
      Record<string, string>
    >`explain (costs off) execute search(${sql.raw(values)})`.execute(q());
    await sql`deallocate search`.execute(q());
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each(['ai_tools', 'hackathons'])('the search of %s reads an index of words', async (table) => {
  const app = await testApp();
  const sent = await statementsOf(() => app.call('GET', '/search', { query: { q: 'design' } }));
  const [statement, ...others] = sent.filter((text) => text.includes(`from ${table} cross join`));
  expect(others).toEqual([]);
  expect(await planOf(statement ?? '')).toMatch(new RegExp(`on ${table}_by_words\\s+Index Cond`));
});
