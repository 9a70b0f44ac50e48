import { sql } from 'kysely';
import { expect } from 'vitest';
import { q, tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import type { TestApp } from '#test/app.ts';
import type { SignedIn } from '#test/people.ts';

export const zephyr = {
  email: 'zephyr.quill@example.in',
  password: 'Monsoon-wind-7!',
  displayName: 'Zephyr Quillfeather',
};

export const ask = (
  { call }: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  currentPassword = zephyr.password,
) => call('POST', '/account/deletion', { token, body: { currentPassword } });

/** Runs the hourly deletion job. */
export const deleteDue = ({ runJobs }: TestApp) => runJobs({ firing: 'personal-data-delete-due' });

/** Fails if a deletion failed and waits to be tried again. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  app.clock.advance({ days });
  await deleteDue(app);
  const { rows: unfinished } = await sql`
    select name, output from jobs.job where name like 'personal-data-%' and state < 'completed'`.execute(
    q(),
  );
  expect(unfinished).toEqual([]);
}

/**
 * Tables that contain the address, its hash or the name. A referral code with the first name in it
 * stays on purpose, reserved for 365 days (reliability.md P7), so this searches for the full name.
 */
export async function traces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename <> 'version' order by 1`.execute(q());
  const found = await tx(async () => {
    const names: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ hits: number }>`
        select count(*)::int as hits from ${sql.raw(name)} t where t::text ilike ${`%${zephyr.email}%`} or t::text like ${`%${sha256(zephyr.email)}%`} or t::text ilike '%Quillfeather%'`.execute(
        q(),
      );
      if (rows[0]?.hits) names.push(name.replace(/^public\./, ''));
    }
    return names;
  });
  return [...new Set(found.map((name) => (name.startsWith('jobs.') ? 'jobs.job' : name)))];
}
