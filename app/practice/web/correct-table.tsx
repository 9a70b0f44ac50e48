import type { KeyboardEvent } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PracticeState } from '../contract.ts';
import './correct-table.css';

interface CorrectTableProps extends Pick<PracticeState, 'outcome' | 'marks'> {
  columns: readonly string[];
  /** As the author gave it. */
  rows: readonly (readonly string[])[];
  /** All cells but the first of each row. */
  typed: readonly (readonly string[])[];
  onTyped: (rows: string[][]) => void;
  /** What was typed when the marks were given. */
  judged: readonly (readonly string[])[] | undefined;
}

/** A cell’s field has several lines only because its text wraps. */
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export function CorrectTable({
  columns,
  rows,
  typed,
  onTyped,
  judged,
  outcome,
  marks,
}: CorrectTableProps) {
  const [naming = '', ...others] = columns;
  const change = (row: number, column: number, text: string) =>
    onTyped(typed.map((cells, at) => (at === row ? cells.with(column, text) : [...cells])));
  return (
    <div className="correct-table-room">
      <table className="correct-table">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...given], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
            <tr key={row}>
              <th scope="row" className="tabular">
                {name}
              </th>
              {others.map((column, place) => {
                const text = typed[row]?.[place] ?? '';
                const changed = outcome === 'shown' && text !== given[place];
                const mark =
                  judged?.[row]?.[place] === text ? marks[row * others.length + place] : null;
                const look = outcome === 'shown' ? changed && 'shown' : mark;
                return (
                  <td
                    key={column}
                    data-given={given[place]}
                    className={look ? `cell-${look}` : undefined}
                  >
                    <span className={classes('cell-text', look && 'cell-marked')} data-text={text}>
                      <textarea
                        aria-label={`${column} of ${naming} ${name}${look === 'wrong' ? ', look again' : ''}`}
                        rows={1}
                        value={text}
                        maxLength={120}
                        readOnly={outcome !== 'open'}
                        autoComplete="off"
                        spellCheck={false}
                        onKeyDown={sendOnEnter}
                        onChange={(event) => change(row, place, inOneLine(event.target.value))}
                      />
                    </span>
                    {look && <Icon name={look === 'wrong' ? 'x' : 'check'} />}
                    {changed && <s>{given[place]}</s>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
