import { api } from '#app/shared/api-client.ts';
import { TableExport } from '#app/ui/list/table-export.tsx';
import type { revenueContract } from '../contract.ts';
import type { Period } from '../period.ts';
import type { RevenueTable } from '../tables.ts';

const call = api<typeof revenueContract>();

interface SaveTableProps {
  table: RevenueTable;
  /** What the file contains, after "Save". */
  children: string;
  period: Period;
}

/** Saves a whole table of a period for a spreadsheet. */
export const SaveTable = ({ table, period: { from, to }, children }: SaveTableProps) => (
  <TableExport
    name={`revenue-${table}-${from}-${to}.csv`}
    ask={() => call('POST /admin/revenue-tables', { body: { table, from, to } })}
  >
    {`Save ${children} as CSV`}
  </TableExport>
);
