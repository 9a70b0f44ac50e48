import { rename } from './elements.ts';

const blocks =
  'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, caption, thead, tbody, tfoot, tr, td, th';

/** A table in Markdown has a head, as many cells in each row, and a line in each cell. */
export function makePlain(table: HTMLTableElement): void {
  if (table.caption) table.before(rename(table.caption, 'p'));
  const rows = [...table.rows];
  const [first] = rows[0]?.cells ?? [];
  // A frame around a text.
  if (first && rows.length === 1 && rows[0]?.cells.length === 1)
    return table.replaceWith(...first.childNodes);
  for (const row of rows) for (const cell of row.cells) inOneLine(cell);
  rows.forEach((row, at) => {
    for (const cell of cellsOf(row)) divide(cell, rows.slice(at + 1));
  });
  rows.forEach((row, at) => {
    for (const cell of cellsOf(row)) rename(cell, at === 0 ? 'th' : 'td');
  });
}

const cellsOf = (row: HTMLTableRowElement): NodeListOf<HTMLTableCellElement> =>
  row.querySelectorAll(':scope > :is(td, th)');

function inOneLine(cell: Element): void {
  for (const block of [...cell.querySelectorAll(blocks)].toReversed())
    block.replaceWith(' ', ...block.childNodes, ' ');
  for (const line of cell.querySelectorAll('br, hr')) line.replaceWith(' ');
}

/** Its text stays in the first of the cells that it spanned; the others are empty. */
function divide(cell: HTMLTableCellElement, below: readonly HTMLTableRowElement[]): void {
  const { colSpan, rowSpan, cellIndex } = cell;
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  const empty = () => cell.ownerDocument.createElement('td');
  for (let more = 1; more < colSpan; more += 1) cell.after(empty());
  for (const row of below.slice(0, rowSpan - 1))
    for (let more = 0; more < colSpan; more += 1)
      row.insertBefore(empty(), row.cells[cellIndex] ?? null);
}
