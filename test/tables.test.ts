import { globSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { migrationTables } from '#app/platform/migrator.ts';
import { openTestDatabase } from './database.ts';
import { declaredTables, type Column, type Columns } from './declared-tables.ts';

beforeAll(openTestDatabase);

/** Tables without an interface of ours: those of the migrator and the rate limiter. */
const undeclared = new Set<string>([...migrationTables, 'rate_limits']);

test('every table is declared by one tables.ts, column for column as the migrations made it', async () => {
  const actual = await actualTables();
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const file of globSync(['app/*/server/tables.ts', 'app/platform/tables.ts'])) {
    for (const [table, columns] of declaredTables(file)) {
      if (owners.has(table))
        faults.push(`${table} is declared by ${owners.get(table)} and by ${file}`);
      owners.set(table, file);
      const made = actual.get(table);
      const found = made
        ? differences(columns, made).map((fault) => `${table}.${fault}`)
        : [`no migration makes ${table}`];
      faults.push(...found.map((fault) => `${file}: ${fault}`));
    }
  }
  for (const table of actual.keys())
    if (!owners.has(table) && !undeclared.has(table))
      faults.push(`${table} is declared by no tables.ts`);
  expect(faults).toEqual([]);
});

function differences(declared: Columns, actual: Columns): string[] {
  const missing = [...declared.keys()]
    .filter((name) => !actual.has(name))
    .map((name) => `${name} is not in the database`);
  const forgotten = [...actual.keys()]
    .filter((name) => !declared.has(name))
    .map((name) => `${name} is in the database but not declared`);
  const different = [...declared].flatMap(([name, column]) => {
    const is = actual.get(name);
    return is && !agree(column, is)
      ? [`${name} is declared as ${describe(column)}; the database says ${describe(is)}`]
      : [];
  });
  return [...missing, ...forgotten, ...different];
}

/**
 * A database default may go undeclared (the code then always gives the value), but a declared one
 * must exist.
 */
const agree = (declared: Column, actual: Column): boolean =>
  (declared.kind === undefined || declared.kind === actual.kind) &&
  declared.nullable === actual.nullable &&
  (!declared.defaulted || actual.defaulted);

const describe = ({ kind, nullable, defaulted }: Column): string =>
  `${kind ?? 'other'}${nullable ? ' or null' : ''}${defaulted ? ' with a default' : ''}`;

async function actualTables(): Promise<Map<string, Columns>> {
  const { rows } = await sql<
    { table_name: string; column_name: string; data_type: string } & Omit<Column, 'kind'>
  >`
    select table_name, column_name, data_type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as defaulted
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(q());
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const columnsOf = (own: typeof rows): Columns =>
    new Map(
      own.map(({ column_name, data_type, nullable, defaulted }) => [
        column_name,
        { kind: kinds[data_type], nullable, defaulted },
      ]),
    );
  return new Map([...tables].map(([table, own]) => [table, columnsOf(own)]));
}

/** The driver's type for each column type (platform/value-types.ts). */
const kinds: Record<string, Column['kind']> = {
  text: 'string',
  'character varying': 'string',
  date: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
};
