import { isDeepStrictEqual } from 'node:util';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { csvOf } from '#app/platform/csv.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { tooLongText } from '#app/shared/text-rules.ts';
import { investorActions } from '../actions.ts';
import { InvestorFields } from '../contract.ts';
import { investorDeskProblems, type ImportFault, type InvestorImport } from '../desk.contract.ts';
import {
  listText,
  optionalColumns,
  tableColumns,
  valueOf,
  type TableColumn,
} from '../investor-table.ts';
import * as queries from './desk.queries.ts';
import { deskInvestor } from './investors.answers.ts';

const recordAdminAction = recorderOf(investorActions);

const refuse = problemsOf(investorDeskProblems);

const mostInvestors = 1000;
/** Enough faults for one correction. */
const mostFaults = 100;

const TableRow = InvestorFields.safeExtend({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')
    .max(80, tooLongText(80)),
  sample: z.boolean().default(false),
});

interface Line {
  line: number;
  cells: readonly string[];
}

/**
 * Reads a table of investors and, unless it is a dry run, writes it: all or nothing. A row with a
 * known key changes that investor; a new row adds one and publishes it. A row for someone who was
 * removed is a fault. No existing investor becomes a sample or stops being one. Faults are reported
 * with their line, and then nothing is written.
 * @throws {Problem} investors/import-…
 */
export async function importInvestors(
  ctx: Context<Actor>,
  { file, dryRun }: { file: Buffer; dryRun: boolean },
): Promise<InvestorImport> {
  const { rows, faults } = readTable(file);
  return tx(async () => {
    const removed = await queries.removedAmong(rows.map(({ key }) => queries.removalHash(key)));
    for (const { key, line } of rows)
      if (removed.has(queries.removalHash(key)))
        faults.push({ line, column: 'key', message: 'This investor has asked to be left out' });
    const standing = new Map(
      (await queries.lockByKeys(rows.map(({ key }) => key))).map((row) => [row.key, row]),
    );
    const fresh = rows.filter(({ key }) => !standing.has(key));
    const changed = rows.filter(
      ({ key, fields }) => standing.has(key) && !same(standing.get(key), fields),
    );
    const counted = {
      added: fresh.length,
      changed: changed.length,
      unchanged: rows.length - fresh.length - changed.length,
    };
    const imported = !dryRun && faults.length === 0;
    if (imported) await write(ctx, { fresh, changed, standing });
    return {
      ...counted,
      faults: faults.toSorted((one, other) => one.line - other.line).slice(0, mostFaults),
      imported,
    };
  });
}

const same = (row: queries.InvestorRow | undefined, fields: InvestorFields): boolean => {
  if (!row) return false;
  const {
    id: _id,
    key: _key,
    sample: _sample,
    shown: _shown,
    version: _version,
    ...standing
  } = deskInvestor(row);
  return isDeepStrictEqual(standing, fields);
};

interface Row {
  line: number;
  key: string;
  sample: boolean;
  fields: InvestorFields;
}

async function write(
  ctx: Context<Actor>,
  {
    fresh,
    changed,
    standing,
  }: {
    fresh: readonly Row[];
    changed: readonly Row[];
    standing: ReadonlyMap<string, queries.InvestorRow>;
  },
): Promise<void> {
  const now = ctx.clock.now();
  for (const { line, key, sample, fields } of fresh) {
    const row = {
      id: newId(),
      key,
      sample,
      ...queries.columnsOf(fields),
      created_at: now,
      changed_at: now,
      published_at: now,
    };
    // Another import has added it since the check.
    if (!(await queries.insertInvestor(row)))
      throw refuse('investors/known-already', { text: `Line ${line}: ${key} was just added.` });
  }
  for (const { key, fields } of changed) {
    const row = standing.get(key);
    if (row)
      await queries.updateInvestor({
        id: row.id,
        version: row.version,
        now,
        columns: queries.columnsOf(fields),
      });
  }
  await recordAdminAction(ctx, {
    action: 'investor/import',
    subject: { kind: 'table', id: 'investors' },
    details: { added: fresh.length, changed: changed.length },
  });
  await contentChanged('investors');
}

/** @throws {Problem} investors/import-… */
function readTable(file: Buffer): { rows: Row[]; faults: ImportFault[] } {
  const [head, ...lines] = linesOf(file);
  if (!head || lines.length === 0) throw refuse('investors/import-empty');
  if (lines.length > mostInvestors) throw refuse('investors/import-too-many');
  const faults = headFaults(head);
  if (faults.length > 0) return { rows: [], faults };
  const rows: Row[] = [];
  const firstOf = new Map<string, number>();
  for (const { line, cells } of lines) {
    if (cells.length !== head.cells.length) {
      faults.push({
        line,
        column: '',
        message: `${cells.length} cells where the first line has ${head.cells.length}`,
      });
      continue;
    }
    const values = head.cells.map(
      (column, index) => [column, valueOf(column as TableColumn, cells[index] ?? '')] as const,
    );
    const read = TableRow.safeParse(Object.fromEntries(values));
    for (const { path, message } of read.error?.issues ?? [])
      faults.push({ line, column: String(path[0] ?? ''), message });
    if (!read.success) continue;
    const { key, sample, ...fields } = read.data;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, line);
    else faults.push({ line, column: 'key', message: `${key} is already on line ${first}` });
    rows.push({ line, key, sample, fields });
  }
  return { rows, faults };
}

function headFaults({ line, cells }: Line): ImportFault[] {
  const required = tableColumns.filter((column) => !optionalColumns.includes(column));
  const missing = required
    .filter((column) => !cells.includes(column))
    .map((column) => ({ column, message: 'This column is missing' }));
  const unknown = cells
    .filter(
      (cell, index) => !tableColumns.includes(cell as TableColumn) || cells.indexOf(cell) < index,
    )
    .map((column) => ({ column, message: 'This column is unknown or appears twice' }));
  return [...missing, ...unknown].map((fault) => ({ line, ...fault }));
}

/**
 * The non-empty lines, each with the number that a spreadsheet or an editor shows.
 * @throws {Problem} investors/import-unreadable
 */
function linesOf(file: Buffer): Line[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    const records = parse(text, { bom: true, info: true, relax_column_count: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return records
      .map(({ record }, index) => ({
        line: (records[index - 1]?.info.lines ?? 0) + 1,
        cells: record.map((cell) => cell.trim()),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (fault) {
    if (fault instanceof CsvError)
      throw refuse('investors/import-unreadable', {
        text: `${fault.message}. Nothing was imported.`,
      });
    if (fault instanceof TypeError)
      throw refuse('investors/import-unreadable', {
        text: 'This is not UTF-8 text. Nothing was imported.',
      });
    throw fault;
  }
}

/** Names leave the product, so we record who exported them. */
export const investorsTable = (ctx: Context<Actor>): Promise<string> =>
  tx(async () => {
    const investors = (await queries.everyInvestor()).map(deskInvestor);
    await recordAdminAction(ctx, {
      action: 'investor/export',
      subject: { kind: 'table', id: 'investors' },
      details: { rows: investors.length },
    });
    return csvOf(
      tableColumns,
      investors.map((investor) =>
        tableColumns.map((column) => {
          const value = investor[column];
          if (Array.isArray(value)) return listText(value);
          if (typeof value === 'boolean') return value ? 'yes' : 'no';
          return value;
        }),
      ),
    );
  });
