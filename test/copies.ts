import { sql, type RawBuilder } from 'kysely';
import { q } from '#app/platform/database.ts';

interface Copies {
  table: string;
  /** The row to copy: a condition that at least one row fulfils. */
  of?: RawBuilder<unknown>;
  /** The range of the copies' numbers, both ends included. */
  from: number;
  to: number;
  /** The columns that differ, as a JSON object. The number of a copy is `n`, the row is `t`. */
  but: RawBuilder<unknown>;
  /** Copies every row that fulfils the condition, not only the first. */
  all?: boolean;
}

/** More in one statement would take longer than the embedded database allows one. */
const mostAtOnce = 100;

const columnsOf = async (table: string): Promise<string[]> =>
  (
    await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
      q(),
    )
  ).rows.map(({ name }) => name);

/** Adds copies of a row to its table. */
export async function copy({
  table,
  of = sql`true`,
  from,
  to,
  but,
  all = false,
}: Copies): Promise<void> {
  const columns = await columnsOf(table);
  const listed = sql.join(columns.map((name) => sql.ref(name)));
  const made = sql.join(columns.map((name) => sql.ref(`made.${name}`)));
  for (let first = from; first <= to; first += mostAtOnce)
    await sql`insert into ${sql.table(table)} (${listed})
      select ${made} from (select * from ${sql.table(table)} where ${of} ${all ? sql`` : sql`limit 1`}) t,
        generate_series(${first}::int, ${Math.min(to, first + mostAtOnce - 1)}::int) n,
        lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || ${but}) made`.execute(
      q(),
    );
}
