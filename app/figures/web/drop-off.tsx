import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, LessonFigure } from '../contract.ts';
import { largestFall } from '../drop-off.ts';
import { peopleText } from '../few-people.ts';
import { lessonColumn } from './lesson-column.tsx';
import { SaveFigures } from './save-figures.tsx';

const columnsOf = (courseId: string): Column<LessonFigure>[] => [
  lessonColumn(courseId),
  { name: 'Stage', cell: ({ stage }) => stage, wideOnly: true },
  { name: 'Completed by', numeric: true, cell: ({ completed }) => peopleText(completed) },
];

/** How many people completed each lesson, and after which one most of them stop. */
export function DropOff({ course, started, lessons }: CourseFigures) {
  const fall = largestFall(started, lessons);
  return (
    <Figures
      wide
      heading="Where learners stop"
      sentence={
        fall
          ? `Most stop after “${fall.after.title}”: ${fall.stopped}% of those who completed it did not complete the next lesson.`
          : 'There are too few learners to say where they stop, or nobody stops between two lessons.'
      }
      chart={
        lessons.some(({ completed }) => completed !== null) && (
          <BarChart
            label="People who completed each lesson, in the order of the course. The table has the figures."
            bars={lessons.map(({ id, stage, completed }) => ({
              id,
              value: completed,
              group: stage,
              accent: id === fall?.after.id,
            }))}
          />
        )
      }
      table={
        <Table
          caption="People who completed each lesson"
          columns={columnsOf(course.id)}
          rows={lessons}
          keyOf={({ id }) => id}
        />
      }
      save={
        <SaveFigures courseId={course.id} table="lessons">
          Export the lessons
        </SaveFigures>
      }
    />
  );
}
