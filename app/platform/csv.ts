import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * A table for spreadsheets (RFC 4180). What others have written stays text: a cell that a
 * spreadsheet would take for a formula begins with an apostrophe (reliability.md C5). So does what
 * would begin a cell where a spreadsheet splits at semicolons or tabs, whatever is quoted.
 */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify(
    [columns, ...rows].map((row) => row.map(inert)),
    { record_delimiter: 'windows', escape_formulas: true, quoted: true, quoted_empty: true },
  );

/** Blanks before a sign do not hide it from every spreadsheet; a line break does not either. */
function inert(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll(/([;\t][\s\u200B\uFEFF"]*)(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^[\s\u200B\uFEFF]+[=+\-@]/.test(text) && !/^[\t\r]/.test(text) ? `'${text}` : text;
}
