import { api } from '#app/shared/api-client.ts';
import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { OwnFigures, ownFiguresContract, OwnWeek } from '../own.contract.ts';
import { dayText } from '../month-text.ts';
import { timeText } from '../time-text.ts';

const call = api<typeof ownFiguresContract>();

const columns: Column<OwnWeek>[] = [
  { name: 'Week of', cell: ({ week }) => dayText(week) },
  { name: 'Lessons', numeric: true, cell: ({ lessons }) => lessons },
  {
    name: 'Time',
    numeric: true,
    cell: ({ timed, minutes }) =>
      timed === 0 ? <span className="text-faint">–</span> : timeText(minutes),
  },
];

/** So that a newcomer's one bar is a bar, and not a wall. */
const fewestPlaces = 6;

const barsOf = (weeks: OwnFigures['weeks']) => [
  ...weeks.map(({ week, lessons }) => ({ id: week, value: lessons })),
  ...Array.from({ length: Math.max(0, fewestPlaces - weeks.length) }, (_, place) => ({
    id: `later-${place}`,
    value: null,
  })),
];

/** Lessons that the caller completed, week by week. */
export const OwnWeeks = ({ weeks }: OwnFigures) => (
  <Figures
    wide
    heading="Week by week"
    sentence="Lessons completed each week, for up to twelve weeks. A week begins on Monday in India."
    chart={
      <BarChart
        label="Lessons completed in each week. The table has the figures."
        bars={barsOf(weeks)}
      />
    }
    table={
      <Table
        caption="Lessons completed, by week"
        columns={columns}
        rows={weeks.toReversed()}
        keyOf={({ week }) => week}
      />
    }
    save={
      <TableExport
        name="my-weeks.csv"
        ask={() => call('POST /learning/figures-table', { body: { table: 'weeks' } })}
      >
        Export the weeks
      </TableExport>
    }
  />
);
