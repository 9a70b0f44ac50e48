import { api } from '#app/shared/api-client.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import { TableExport } from '#app/ui/list/table-export.tsx';
import type { CourseFigures, figuresContract, LessonFigure } from '../contract.ts';
import { largestFall } from '../drop-off.ts';
import { DropOffChart } from './drop-off-chart.tsx';

const call = api<typeof figuresContract>();

const columnsOf = (courseId: string): Column<LessonFigure>[] => [
  {
    name: 'Lesson',
    cell: ({ id, title }) => (
      <AppLink className="link" to={authorDeskPath(courseId, id)}>
        {title}
      </AppLink>
    ),
  },
  { name: 'Stage', cell: ({ stage }) => stage, wideOnly: true },
  { name: 'Minutes', numeric: true, cell: ({ minutes }) => minutes, wideOnly: true },
  {
    name: 'Completed by',
    numeric: true,
    cell: ({ completed }) => completed ?? 'fewer than 5',
  },
];

/** How many people completed each lesson, and after which one most of them stop. */
export function DropOff({ course, started, lessons }: CourseFigures) {
  const fall = largestFall(started, lessons);
  return (
    <Card as="section" className="stack" aria-labelledby="drop-off-heading">
      <div className="row row-between">
        <h2 id="drop-off-heading" className="heading-3">
          Where learners stop
        </h2>
        <TableExport
          name={`lessons-${course.id}.csv`}
          ask={() =>
            call('POST /authoring/courses/{id}/figures-table', { params: { id: course.id } })
          }
        >
          Export the lessons
        </TableExport>
      </div>
      <p className="text-soft">
        {fall
          ? `Most stop after “${fall.after.title}”: ${fall.stopped}% of those who completed it did not complete the next lesson.`
          : 'There are too few learners to say where they stop, or nobody stops between two lessons.'}
      </p>
      {lessons.some(({ completed }) => completed !== null) && (
        <DropOffChart lessons={lessons} stop={fall?.after.id} />
      )}
      <Table
        caption="People who completed each lesson"
        columns={columnsOf(course.id)}
        rows={lessons}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
