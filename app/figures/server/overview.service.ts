import { csvRows, type Cell } from '#app/platform/csv.ts';
import { streamOf } from '#app/platform/text-stream.ts';
import type { CourseRow, Overview } from '../overview.contract.ts';
import type { OverviewSort } from '../overview-sorts.ts';
import { overviewAfter, selectCountedAt, selectOverview } from './overview.queries.ts';
import { few } from './table.service.ts';

const perPage = 50;

export async function overview({
  page: asked,
  ...filter
}: {
  search: string;
  sort: OverviewSort;
  page: number;
}): Promise<Overview> {
  const [{ rows: courses, ...place }, countedAt] = await Promise.all([
    selectOverview(filter, { page: asked, perPage }),
    selectCountedAt(),
  ]);
  return { countedAt: countedAt?.toISOString() ?? null, courses, ...place };
}

const columns = [
  'Course',
  'On sale',
  'Started',
  'Active in 7 days',
  'Completed',
  'Completed (%)',
  'Median days',
  'Stars',
  'Reviews',
];

const cellsOf = (row: CourseRow): Cell[] => [
  row.title,
  row.published ? 'Yes' : 'No',
  row.started ?? few,
  row.active ?? few,
  row.completed ?? few,
  row.rate,
  row.days,
  row.rating,
  row.reviews ?? few,
];

const perRead = 500;

async function* parts(): AsyncGenerator<string, void> {
  yield csvRows([columns]);
  let last: CourseRow | undefined;
  for (;;) {
    const rows = await overviewAfter(last, perRead);
    if (rows.length > 0) yield csvRows(rows.map(cellsOf));
    last = rows.at(-1);
    if (rows.length < perRead) return;
  }
}

/** All courses, read a few at a time while they are sent. */
export const overviewTable = (): ReadableStream<Uint8Array> => streamOf(parts());
