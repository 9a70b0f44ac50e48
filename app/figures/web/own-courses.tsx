import { myCoursePath } from '#app/shared/addresses.ts';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { MiniBar } from '#app/ui/list/mini-bar.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { OwnCourse, OwnFigures, ownFiguresContract } from '../own.contract.ts';
import { timeText } from '../time-text.ts';

const call = api<typeof ownFiguresContract>();

const none = <span className="text-faint">–</span>;

const columns: Column<OwnCourse>[] = [
  {
    name: 'Course',
    cell: ({ slug, title }) => (
      <AppLink className="link" to={myCoursePath(slug)}>
        {title}
      </AppLink>
    ),
  },
  {
    name: 'Begun',
    wideOnly: true,
    cell: ({ startedAt }) => <LocalTime instant={startedAt} format="date" />,
  },
  {
    name: 'Completed',
    wideOnly: true,
    cell: ({ finishedAt }) =>
      finishedAt ? <LocalTime instant={finishedAt} format="date" /> : none,
  },
  {
    name: 'Lessons',
    numeric: true,
    cell: ({ lessonsDone, lessonsTotal }) =>
      lessonsTotal === 0 ? (
        none
      ) : (
        <MiniBar share={lessonsDone / lessonsTotal}>{`${lessonsDone} of ${lessonsTotal}`}</MiniBar>
      ),
  },
  {
    name: 'Time',
    numeric: true,
    cell: ({ timed, minutes }) => (timed === 0 ? none : timeText(minutes)),
  },
];

/** The courses that the caller has begun. */
export const OwnCourses = ({ courses }: OwnFigures) => (
  <Figures
    heading="Your courses"
    sentence="Up to 20 courses, most recently opened first."
    table={
      <Table
        caption="Courses that you have begun"
        columns={columns}
        rows={courses}
        keyOf={({ slug }) => slug}
      />
    }
    save={
      <TableExport
        name="my-courses.csv"
        ask={() => call('POST /learning/figures-table', { body: { table: 'courses' } })}
      >
        Export the courses
      </TableExport>
    }
  />
);
