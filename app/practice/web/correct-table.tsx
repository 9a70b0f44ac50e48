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
                <td key={column} className={look ? `cell-${look}` : undefined}>
                  <input
                    aria-label={`${column} of ${naming} ${name}${look === 'wrong' ? ', look again' : ''}`}
                    className={classes(look && 'cell-marked')}
                    value={text}
                    maxLength={120}
                    readOnly={outcome !== 'open'}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) => change(row, place, event.target.value)}
                  />
                  {look && <Icon name={look === 'wrong' ? 'x' : 'check'} />}
                  {changed && <s>{given[place]}</s>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
