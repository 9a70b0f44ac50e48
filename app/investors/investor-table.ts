/** The columns of the desk's table, in its order; an import reads them by name. */
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

/** A table without this column holds no samples. */
export const optionalColumns: readonly TableColumn[] = ['sample'];

const lists: readonly TableColumn[] = ['tags', 'stages', 'sectors', 'geography'];
const figures: readonly TableColumn[] = ['chequeFrom', 'chequeTo'];
const mayBeEmpty: readonly TableColumn[] = ['industry', 'website'];

/**
 * Without the apostrophes that keep a spreadsheet from taking text for a formula (platform/csv.ts
 * sets them).
 */
const asWritten = (cell: string): string =>
  cell.replaceAll(/(^|[;\t][\s\u200B\uFEFF"]*)'(?=[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/g, '$1');

/**
 * What a cell holds, as the fields of an investor want it; what can't be read so stays text, for
 * the fields to refuse.
 */
export function valueOf(column: TableColumn, cell: string): unknown {
  const text = asWritten(cell.trim());
  if (lists.includes(column)) return listOf(text);
  if (figures.includes(column)) return /^\d{1,12}$/.test(text) ? Number(text) : text;
  if (column === 'verified' || column === 'sample')
    return { yes: true, no: false }[text.toLowerCase()] ?? text;
  return mayBeEmpty.includes(column) && text === '' ? null : text;
}

/** Several words in one cell have semicolons between. */
export const listOf = (text: string): string[] =>
  text
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const listText = (words: readonly string[]): string => words.join('; ');
