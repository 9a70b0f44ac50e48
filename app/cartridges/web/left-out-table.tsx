import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { LeftOut } from '../contract.ts';

type Line = LeftOut & { number: number };

const atOnce = 100;

const columns: readonly Column<Line>[] = [
  {
    name: 'In the course',
    cell: ({ name, kind }) => (
      <>
        {name} <span className="text-small text-faint">{kind}</span>
      </>
    ),
  },
  { name: 'Why it is left out', cell: ({ note }) => note },
];

/** What a package of the course lacks. */
export function LeftOutTable({ left }: { left: readonly LeftOut[] }) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <Table
        caption="Left out of the package"
        columns={columns}
        rows={left.slice(0, shown).map((line, number) => ({ ...line, number }))}
        keyOf={({ number }) => `${number}`}
      />
      {left.length > shown && (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, left.length - shown)} more
        </Button>
      )}
    </>
  );
}
