import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/**
 * A table for spreadsheets (RFC 4180). Text from other people stays text: a cell that a spreadsheet
 * would read as a formula gets an apostrophe in front (reliability.md C5). So does text that would
 * begin a cell in a spreadsheet that splits at semicolons or tabs even inside quotes.
 */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvRows([columns, ...rows]);

/** More rows of a table that has begun. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(inert)),
    { record_delimiter: 'windows', escape_formulas: true, quoted: true, quoted_empty: true },
  );

/** Some spreadsheets ignore blanks or a line break before the sign. */
function inert(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll(/([;\t][\s\u200B\uFEFF"]*)(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^[\s\u200B\uFEFF]+[=+\-@]/.test(text) && !/^[\t\r]/.test(text) ? `'${text}` : text;
}
