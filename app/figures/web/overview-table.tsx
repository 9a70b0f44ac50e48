import { courseFiguresPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { MiniBar } from '#app/ui/list/mini-bar.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseRow } from '../overview.contract.ts';

const few = <span className="text-faint">{'Under\u00A05'}</span>;
const none = <span className="text-faint">–</span>;

const columns: Column<CourseRow>[] = [
  {
    name: 'Course',
    cell: ({ id, title, published }) =>
      published ? (
        <AppLink className="link" to={courseFiguresPath(id)}>
          {title}
        </AppLink>
      ) : (
        <>
          {title} <Badge>Not on sale</Badge>
        </>
      ),
  },
  { name: 'Started', numeric: true, cell: ({ started }) => started ?? few },
  { name: 'Active', numeric: true, cell: ({ active }) => active ?? few, wideOnly: true },
  { name: 'Completed', numeric: true, cell: ({ completed }) => completed ?? few },
  {
    name: 'Share',
    numeric: true,
    cell: ({ rate }) => (rate === null ? none : <MiniBar share={rate / 100}>{`${rate}%`}</MiniBar>),
  },
  { name: 'Days', numeric: true, cell: ({ days }) => days ?? none, wideOnly: true },
  {
    name: 'Rating',
    numeric: true,
    wideOnly: true,
    cell: ({ rating, reviews }) => (rating === null ? none : `${rating.toFixed(1)} (${reviews})`),
  },
];

export const OverviewTable = ({ courses }: { courses: readonly CourseRow[] }) => (
  <Table caption="How the courses do" columns={columns} rows={courses} keyOf={({ id }) => id} />
);
