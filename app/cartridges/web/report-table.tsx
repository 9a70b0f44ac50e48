import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Tabs } from '#app/ui/base/tabs.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CartridgeReport } from '../contract.ts';

type Line = CartridgeReport['report'][number] & { number: number };

const outcomes = { left: 'Left out', changed: 'Changed', taken: 'Taken over' } as const;
const inOrder = ['left', 'changed', 'taken'] as const;

const atOnce = 100;

/** A line for each thing in the package: what became of it, or why nothing. */
export function ReportTable({ report }: { report: CartridgeReport['report'] }) {
  const lines = report.map((line, number) => ({ ...line, number }));
  const of = (outcome: Line['outcome']) => lines.filter((line) => line.outcome === outcome);
  const [selected, setSelected] = useState<Line['outcome']>(
    inOrder.find((outcome) => of(outcome).length > 0) ?? 'taken',
  );
  return (
    <div className="stack">
      <Tabs
        label="What becomes of each thing"
        selected={selected}
        onSelect={setSelected}
        tabs={inOrder.map((outcome) => ({
          id: outcome,
          label: `${outcomes[outcome]} (${of(outcome).length})`,
          panel: <Lines key={outcome} outcome={outcome} lines={of(outcome)} />,
        }))}
      />
    </div>
  );
}

const columns: readonly Column<Line>[] = [
  {
    name: 'In the package',
    cell: ({ name, kind }) => (
      <>
        {name} <span className="text-small text-faint">{kind}</span>
      </>
    ),
  },
  { name: 'What becomes of it', cell: ({ note }) => note },
];

function Lines({ outcome, lines }: { outcome: Line['outcome']; lines: readonly Line[] }) {
  const [shown, setShown] = useState(atOnce);
  if (lines.length === 0) return <p className="text-soft">Nothing.</p>;
  return (
    <>
      <Table
        caption={outcomes[outcome]}
        columns={columns}
        rows={lines.slice(0, shown)}
        keyOf={({ number }) => `${number}`}
      />
      {lines.length > shown && (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + atOnce)}>
          Show {Math.min(atOnce, lines.length - shown)} more
        </Button>
      )}
    </>
  );
}
