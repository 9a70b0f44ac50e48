import { paiseText } from '#app/shared/money.ts';
import { MiniBar } from '#app/ui/list/mini-bar.tsx';
import type { Column } from '#app/ui/list/table.tsx';

/** A row of a table; the last one is the sum of the others. */
export type SummedRow<Row> = Row & { isSum?: boolean };

/** The name of a row, in its first column. */
export const nameColumn = <Row extends { name: string; isSum?: boolean }>(
  name: string,
): Column<Row> => ({ name, cell: textIn((row) => row.name) });

interface NumberOptions {
  text?: (value: number) => string;
  wideOnly?: boolean;
}

/** A column of numbers; money unless it says otherwise. A nought is fainter. */
export const numberColumn = <Row extends { isSum?: boolean }>(
  name: string,
  of: (row: Row) => number,
  { text = paiseText, wideOnly = false }: NumberOptions = {},
): Column<Row> => ({
  name,
  numeric: true,
  wideOnly,
  cell: (row) =>
    of(row) === 0 ? (
      <span className="text-faint">0</span>
    ) : (
      textIn<Row>((each) => text(of(each)))(row)
    ),
});

export const plainNumber: NumberOptions = { text: String };

/** The same with a bar, from 0 to 1. */
export const barColumn = <Row extends { isSum?: boolean }>(
  name: string,
  textOf: (row: Row) => string,
  shareOf: (row: Row) => number,
): Column<Row> => ({
  name,
  numeric: true,
  cell: (row) =>
    row.isSum ? (
      <strong>{textOf(row)}</strong>
    ) : (
      <MiniBar share={shareOf(row)}>{textOf(row)}</MiniBar>
    ),
});

const textIn =
  <Row extends { isSum?: boolean }>(of: (row: Row) => string) =>
  (row: Row) =>
    row.isSum ? <strong>{of(row)}</strong> : of(row);
