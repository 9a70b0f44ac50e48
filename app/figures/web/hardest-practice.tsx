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
  { name: 'Wrong answers per person', numeric: true, cell: ({ wrong }) => wrong },
];

/** The practice with the most wrong answers per person. */
export const HardestPractice = ({ course, hardest }: CourseFigures) => (
  <Card as="section" className="stack" aria-labelledby="hardest-heading">
    <h2 id="hardest-heading" className="heading-3">
      Hardest practice
    </h2>
    {hardest.length === 0 ? (
      <p className="text-soft">
        So far, no practice that five or more people have tried was answered wrong. The results of a
        quiz are shown beside the quiz, where you write it.
      </p>
    ) : (
      <Table
        caption="The practice with the most wrong answers per person"
        columns={columnsOf(course.id)}
        rows={hardest}
        keyOf={({ lesson, question }) => `${lesson.id} ${question}`}
      />
    )}
  </Card>
);
