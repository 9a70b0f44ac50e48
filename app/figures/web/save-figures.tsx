import { api } from '#app/shared/api-client.ts';
import { TableExport } from '#app/ui/list/table-export.tsx';
import type { figuresContract } from '../contract.ts';
import type { FigureTable } from '../figure-tables.ts';

const call = api<typeof figuresContract>();

interface SaveFiguresProps {
  courseId: string;
  table: FigureTable;
  children: string;
}

/** The button that saves one of the tables of a course. */
export const SaveFigures = ({ courseId, table, children }: SaveFiguresProps) => (
  <TableExport
    name={`${table}-${courseId}.csv`}
    ask={() =>
      call('POST /authoring/courses/{id}/figures-table', {
        params: { id: courseId },
        body: { table },
      })
    }
  >
    {children}
  </TableExport>
);
