import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * A table for spreadsheets (RFC 4180). What others have written stays text: a cell that
 * a spreadsheet would take for a formula begins with an apostrophe (reliability.md C5).
 */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify(
    [columns, ...rows].map((row) => row.map(inert)),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ },
  );

/** Blanks before a sign do not hide it from every spreadsheet; a line break does not either. */
const inert = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[\s\u200B\uFEFF]+[=+\-@]/.test(cell) && !/^[\t\r]/.test(cell) ? `'${cell}` : cell;
