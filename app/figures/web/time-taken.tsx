import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, LessonFigure } from '../contract.ts';
import { peopleText } from '#app/shared/few-people.ts';
import { daysText } from '../days-text.ts';
import { lessonColumn } from './lesson-column.tsx';
import { SaveFigures } from './save-figures.tsx';

const columnsOf = (courseId: string): Column<LessonFigure>[] => [
  lessonColumn(courseId),
  { name: 'Your minutes', numeric: true, cell: ({ minutes }) => minutes },
  {
    name: 'Theirs',
    numeric: true,
    cell: ({ medianMinutes }) => minutesText(medianMinutes),
  },
  { name: 'People', numeric: true, cell: ({ timed }) => peopleText(timed), wideOnly: true },
];

function minutesText(minutes: number | null) {
  if (minutes === null) return <span className="text-faint">Too few</span>;
  return minutes === 0 ? 'Under 1' : minutes;
}

/** How long the course and each lesson take, beside what the author says. */
export function TimeTaken({ course, medianDays, lessons }: CourseFigures) {
  const known = lessons.some(({ medianMinutes }) => medianMinutes !== null);
  return (
    <Figures
      wide
      heading="Time"
      sentence={
        <>
          {medianDays !== null &&
            `Half of those who completed the course took ${daysText(medianDays)} or less. `}
          We count a lesson’s time from when learners come to it until they complete it, unless they
          open another lesson in between. More than three hours counts as an interruption and is
          left out. The times are medians: half of the learners took that long or less.
        </>
      }
      chart={
        known && (
          <BarChart
            label="Median minutes for each lesson, next to the minutes you stated. The table has the figures."
            legend={['Half needed', 'You say']}
            bars={lessons.map(({ id, stage, minutes, medianMinutes }) => ({
              id,
              value: medianMinutes,
              mark: minutes,
              group: stage,
            }))}
          />
        )
      }
      table={
        <Table
          caption="Median minutes for each lesson"
          columns={columnsOf(course.id)}
          rows={lessons}
          keyOf={({ id }) => id}
        />
      }
      save={
        <SaveFigures courseId={course.id} table="times">
          Export the times
        </SaveFigures>
      }
    />
  );
}
