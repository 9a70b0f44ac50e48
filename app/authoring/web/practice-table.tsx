import { CheckField } from '#app/ui/form/check-field.tsx';
import { blankCell, withColumns, type CellFields, type FieldsOf } from '../practice-fields.ts';
import { useFaultAt } from './practice-faults.tsx';
import { GapParts } from './practice-gap.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';

interface PracticeTableProps {
  table: FieldsOf<'correct-the-table'>;
  onTable: (table: FieldsOf<'correct-the-table'>) => void;
}

/** A table, row by row: on a phone, its cells have no room beside each other. */
export function PracticeTable({ table, onTable }: PracticeTableProps) {
  const { columns, rows } = table;
  const setRow = (place: number, row: CellFields[]) =>
    onTable({ ...table, rows: rows.with(place, row) });
  return (
    <>
      <PracticeRows
        name="columns"
        noun="Column"
        label="Columns"
        hint="The first names the rows, and its cells can’t be wrong."
        rows={columns}
        least={2}
        most={5}
        onEdit={(edit) => onTable(withColumns(table, edit))}
      >
        {(column, place) => (
          <Words
            name={`columns.${place}`}
            label="Name"
            value={column}
            most={60}
            onText={(text) => onTable({ ...table, columns: columns.with(place, text) })}
          />
        )}
      </PracticeRows>
      <PracticeRows
        name="rows"
        noun="Row"
        label="Rows"
        rows={rows}
        least={1}
        most={10}
        onEdit={(edit) => onTable({ ...table, rows: edit(rows, () => columns.map(blankCell)) })}
      >
        {(row, place) =>
          row.map((cell, column) => (
            <CellParts
              // oxlint-disable-next-line react/no-array-index-key -- a cell has no name but its place
              key={column}
              name={`rows.${place}.${column}`}
              column={columns[column] || `Column ${column + 1}`}
              fixed={column === 0}
              cell={cell}
              onCell={(changed) => setRow(place, row.with(column, changed))}
            />
          ))
        }
      </PracticeRows>
    </>
  );
}

interface CellPartsProps {
  name: string;
  column: string;
  /** It names its row. */
  fixed: boolean;
  cell: CellFields;
  onCell: (cell: CellFields) => void;
}

function CellParts({ name, column, fixed, cell, onCell }: CellPartsProps) {
  const fault = useFaultAt(`${name}.shown`);
  return (
    <>
      <Words
        name={fault ? `${name}.shown` : name}
        label={column}
        value={cell.shown}
        most={120}
        onText={(shown) => onCell({ ...cell, shown })}
      />
      {(!fixed || cell.wrong) && (
        <CheckField
          label="Wrong: learners correct it"
          checked={cell.wrong}
          onChange={({ currentTarget }) => onCell({ ...cell, wrong: currentTarget.checked })}
        />
      )}
      {cell.wrong && (
        <GapParts
          name={name}
          gap={cell}
          hint=" Leave it empty if the cell should be empty."
          onGap={(gap) => onCell({ ...cell, ...gap })}
        />
      )}
    </>
  );
}
