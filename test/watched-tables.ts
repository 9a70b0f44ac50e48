import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { q } from '#app/platform/database.ts';
import { migrationTables } from '#app/platform/migrator.ts';

/** A refusal may leave one trace: the count of refused tries. */
const unwatched = [...migrationTables, 'rate_limits'];

/**
 * Watches every table, and the waiting jobs (and with them mails), until the test ends. The
 * function it returns names the tables in which a row was written or deleted since its last call.
 * What was rolled back is not among them.
 */
export async function watchTables(): Promise<() => Promise<string[]>> {
  onTestFinished(async () => void (await sql`drop schema watch cascade`.execute(q())));
  await sql`create schema watch`.execute(q());
  await sql`create table watch.changes (name text)`.execute(q());
  await sql`
    create function watch.note() returns trigger language plpgsql
    as $$ begin insert into watch.changes values (tg_argv[0]); return null; end $$`.execute(q());
  for (const { name, table } of await watchable()) {
    const note = sql`execute function watch.note(${sql.lit(name)})`;
    await sql`create trigger watched after insert or update or delete on ${sql.raw(table)} for each row ${note}`.execute(
      q(),
    );
    await sql`create trigger watched_whole after truncate on ${sql.raw(table)} ${note}`.execute(
      q(),
    );
  }
  return async () => {
    const { rows } = await sql<{ name: string }>`
      with seen as (delete from watch.changes returning name)
      select distinct name from seen order by name`.execute(q());
    return rows.map(({ name }) => name);
  };
}

async function watchable(): Promise<{ name: string; table: string }[]> {
  const { rows } = await sql<{ name: string; table: string }>`
    select tablename as name, format('%I.%I', schemaname, tablename) as table from pg_tables
    where (schemaname = 'public' and tablename not in (${sql.join(unwatched)}))
      or (schemaname = 'jobs' and tablename = 'job')`.execute(q());
  return rows;
}
