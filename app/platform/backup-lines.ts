import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';

// A backup is lines of text: a header; for each table its name and columns, its rows as COPY writes
// them, `\.` and their count; and an end line, without which the backup is incomplete. Lines other
// than rows are JSON.
export const backupFormat = 'liftoff-backup-1';
export const endOfRows = '\\.';

/** The migrations that made its tables. A restore runs the same ones. */
const header = z.object({
  format: z.literal(backupFormat),
  takenAt: z.string(),
  migrations: z.array(z.string()).min(1),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const count = z.object({ rows: z.number() });
const end = z.object({ tables: z.number(), rows: z.number() });
export type BackupEnd = z.output<typeof end>;

export const lineOf = (
  facts: z.output<typeof header> | z.output<typeof table> | z.output<typeof count> | BackupEnd,
): Buffer => Buffer.from(`${JSON.stringify(facts)}\n`);

/** Splits at line feeds only: a value may contain other line ends, such as U+2028. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let at = all.indexOf(10); at >= 0; at = all.indexOf(10, start)) {
      yield all.toString('utf8', start, at);
      start = at + 1;
    }
    rest = all.subarray(start);
  }
}

export const readHeader = async (
  lines: AsyncGenerator<string, undefined>,
): Promise<z.output<typeof header>> => {
  const read = header.safeParse(await nextJson(lines));
  if (!read.success) throw new Error('This is not a backup of Liftoff that this release can read.');
  return read.data;
};

/**
 * Rows are loaded in COPYs of about this many characters: the embedded engine holds each one in
 * memory.
 */
const portion = 2_000_000;

/**
 * Copies the rows of every table in, and checks the number that arrived against the backup's
 * counts.
 */
export async function loadRows(
  client: PoolClient,
  lines: AsyncGenerator<string, undefined>,
): Promise<BackupEnd> {
  const loaded: BackupEnd = { tables: 0, rows: 0 };
  for (;;) {
    const facts = await nextJson(lines);
    const start = table.safeParse(facts);
    if (!start.success) {
      const stated = end.parse(facts);
      if (stated.tables !== loaded.tables || stated.rows !== loaded.rows)
        throw new Error('The backup does not have the rows that it states.');
      return loaded;
    }
    const target = `${start.data.table} (${start.data.columns.map((name) => client.escapeIdentifier(name)).join(', ')})`;
    await copyIn(client, target, lines);
    const stated = count.parse(await nextJson(lines)).rows;
    const { rows } = await client.query<{ arrived: number }>(
      `select count(*) as arrived from ${start.data.table}`,
    );
    if (rows[0]?.arrived !== stated)
      throw new Error(`${start.data.table} has ${rows[0]?.arrived} rows instead of ${stated}.`);
    loaded.tables += 1;
    loaded.rows += stated;
  }
}

async function copyIn(
  client: PoolClient,
  target: string,
  lines: AsyncGenerator<string, undefined>,
): Promise<void> {
  let text = '';
  const send = async () => {
    if (text === '') return;
    const copying = client.query(copyFrom(`copy ${target} from stdin`));
    copying.end(text);
    text = '';
    await finished(copying);
  };
  for (let row = await nextLine(lines); row !== endOfRows; row = await nextLine(lines)) {
    text += `${row}\n`;
    if (text.length >= portion) await send();
  }
  await send();
}

async function nextLine(lines: AsyncGenerator<string, undefined>): Promise<string> {
  const { value } = await lines.next();
  if (value === undefined) throw new Error('The backup ends too early: it was cut short.');
  return value;
}

const nextJson = async (lines: AsyncGenerator<string, undefined>): Promise<unknown> => {
  const text = await nextLine(lines);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The backup is damaged.', { cause: error });
  }
};
