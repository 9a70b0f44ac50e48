import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, LessonFigure } from '../contract.ts';
import { peopleText } from '#app/shared/few-people.ts';
import { lessonColumn } from './lesson-column.tsx';
import { SaveFigures } from './save-figures.tsx';

const columnsOf = (courseId: string): Column<LessonFigure>[] => [
  lessonColumn(courseId),
  { name: 'Stage', cell: ({ stage }) => stage, wideOnly: true },
  { name: 'Completed by', numeric: true, cell: ({ completed }) => peopleText(completed) },
];

/** How many people completed each lesson, and after which one most of them stop. */
export const DropOff = ({ course, lessons, fall }: CourseFigures) => (
  <Figures
    wide
    heading="Where learners stop"
    sentence={
      fall
        ? `Most stop after “${fall.title}”: ${fall.stopped}% of those who completed it did not complete the next lesson.`
        : 'There are too few learners to say where they stop, or hardly anybody stops between two lessons.'
    }
    chart={
      lessons.some(({ completed }) => completed !== null) && (
        <BarChart
          label="People who completed each lesson, in the order of the course. The table has the figures."
          bars={lessons.map(({ id, stage, completed }) => ({
            id,
            value: completed,
            group: stage,
            accent: id === fall?.id,
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
