import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { MiniBar } from '#app/ui/list/mini-bar.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { KitGroup } from './kit-section.tsx';

const lessons = [
  { id: 'people', name: 'Five people', took: 24, planned: 20 },
  { id: 'sketch', name: 'The sketch', took: 41, planned: 45 },
  { id: 'tables', name: 'Tables', took: null, planned: 30 },
];

const columns: Column<(typeof lessons)[number]>[] = [
  { name: 'Lesson', cell: ({ name }) => name },
  { name: 'Planned', numeric: true, cell: ({ planned }) => planned },
  {
    name: 'Took',
    numeric: true,
    cell: ({ took }) => (took === null ? '–' : <MiniBar share={took / 45}>{String(took)}</MiniBar>),
  },
];

/** A chart with its table. */
export const KitFigures = () => (
  <KitGroup title="Figures">
    <Figures
      wide
      heading="Minutes a lesson"
      sentence="The line is what the author planned. Too few have completed the last lesson."
      chart={
        <BarChart
          label="Minutes that each lesson took. The table has the figures."
          legend={['Took', 'Planned']}
          bars={lessons.map(({ id, name, took, planned }) => ({
            id,
            name,
            value: took,
            mark: planned,
          }))}
        />
      }
      table={
        <Table
          caption="Minutes that each lesson took"
          columns={columns}
          rows={lessons}
          keyOf={({ id }) => id}
        />
      }
    />
  </KitGroup>
);
