import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Table, type Column } from '#app/ui/list/table.tsx';
import type { CourseFigures, PracticeFigure } from '../contract.ts';

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
  { name: 'People', numeric: true, cell: ({ people }) => people, wideOnly: true },
  { name: 'Wrong answers each', numeric: true, cell: ({ wrong }) => wrong },
];

/** The practice that most people get wrong most often. */
export const HardestPractice = ({ course, hardest }: CourseFigures) => (
  <Card as="section" className="stack" aria-labelledby="hardest-heading">
    <h2 id="hardest-heading" className="heading-3">
      Hardest practice
    </h2>
    {hardest.length === 0 ? (
      <p className="text-soft">
        No practice that five or more people tried was answered wrong. How a quiz went is shown
        beside the quiz, where it is written.
      </p>
    ) : (
      <Table
        caption="The practice with the most wrong answers a person"
        columns={columnsOf(course.id)}
        rows={hardest}
        keyOf={({ lesson, question }) => `${lesson.id} ${question}`}
      />
    )}
  </Card>
);
