import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { BarChart } from '#app/ui/list/bar-chart.tsx';
import { Figures } from '#app/ui/list/figures.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, PracticeFigure } from '../contract.ts';
import { peopleText } from '#app/shared/few-people.ts';
import { SaveFigures } from './save-figures.tsx';

const columnsOf = (courseId: string): Column<PracticeFigure>[] => [
  {
    name: 'Practice',
    cell: ({ question, lesson: { id, title } }) => (
      <>
        <p>{question}</p>
        <AppLink className="link text-small" to={authorDeskPath(courseId, id)}>
          {title}
        </AppLink>
      </>
    ),
  },
  { name: 'People', numeric: true, cell: ({ people }) => peopleText(people), wideOnly: true },
  { name: 'Wrong answers per person', numeric: true, cell: ({ wrong }) => wrong },
];

/** The practice with the most wrong answers per person. */
export const HardestPractice = ({ course, hardest }: CourseFigures) => (
  <Figures
    wide={hardest.length > 0}
    heading="Hardest practice"
    chart={
      hardest.length > 0 && (
        <BarChart
          label="Wrong answers per person, for each practice. The table has the figures."
          bars={hardest.map(({ lesson, question, wrong }) => ({
            id: `${lesson.id} ${question}`,
            value: wrong,
          }))}
        />
      )
    }
    table={
      hardest.length === 0 ? (
        <p className="text-soft">
          Nobody has answered wrong yet in practice that five or more people have tried. Quiz
          results are shown next to each quiz, where you write it.
        </p>
      ) : (
        <Table
          caption="The practice with the most wrong answers per person"
          columns={columnsOf(course.id)}
          rows={hardest}
          keyOf={({ lesson, question }) => `${lesson.id} ${question}`}
        />
      )
    }
    save={
      hardest.length > 0 && (
        <SaveFigures courseId={course.id} table="practice">
          Export the practice
        </SaveFigures>
      )
    }
  />
);
