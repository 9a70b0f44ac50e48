import type { ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import './table.css';

export interface Column<Row> {
  /** The column's heading, and its key. */
  name: string;
  /** Hides the heading: for buttons at the end of the row. */
  hideName?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, in digits of equal width. */
  numeric?: boolean;
  /** Hidden on small pages, so that a table never scrolls sideways. */
  wideOnly?: boolean;
}

interface TableProps<Row> {
  /** The content of the table; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const lookOf = ({ numeric, hideName, wideOnly }: Column<Row>) =>
    classes(numeric && 'table-numeric', hideName && 'table-actions', wideOnly && 'not-small') ||
    undefined;
  return (
    <div className="table-room">
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={lookOf(column)}>
                {column.hideName ? (
                  <span className="visually-hidden">{column.name}</span>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={lookOf(column)}
                  data-name={column.hideName ? undefined : column.name}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
