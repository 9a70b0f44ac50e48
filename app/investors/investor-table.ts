/** The columns of the desk's table, in order. An import finds them by name. */
export const tableColumns = [
  'key',
  'name',
  'headline',
  'company',
  'location',
  'industry',
  'tags',
  'verified',
  'website',
  'stages',
  'chequeFrom',
  'chequeTo',
  'sectors',
  'geography',
  'thesis',
  'approach',
  'sample',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** A table without this column contains no samples. */
export const optionalColumns: readonly TableColumn[] = ['sample'];

const lists: readonly TableColumn[] = ['tags', 'stages', 'sectors', 'geography'];
const figures: readonly TableColumn[] = ['chequeFrom', 'chequeTo'];
const mayBeEmpty: readonly TableColumn[] = ['industry', 'website'];

/**
 * Removes the apostrophes that stop a spreadsheet from reading text as a formula (platform/csv.ts
 * adds them).
 */
const asWritten = (cell: string): string =>
  cell.replaceAll(/(^|[;\t][\s\u200B\uFEFF"]*)'(?=[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/g, '$1');

/**
 * A cell's value for the investor's field. A cell that can't be converted stays text, for the
 * field's schema to refuse.
 */
export function valueOf(column: TableColumn, cell: string): unknown {
  const text = asWritten(cell.trim());
  if (lists.includes(column)) return listOf(text);
  if (figures.includes(column)) return /^\d{1,12}$/.test(text) ? Number(text) : text;
  if (column === 'verified' || column === 'sample')
    return { yes: true, no: false }[text.toLowerCase()] ?? text;
  return mayBeEmpty.includes(column) && text === '' ? null : text;
}

/** Semicolons separate several words in one cell. */
export const listOf = (text: string): string[] =>
  text
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const listText = (words: readonly string[]): string => words.join('; ');
