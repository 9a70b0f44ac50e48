import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { Progress } from '#app/ui/base/progress.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { QuizFigures } from '../quizzes.contract.ts';
import './quiz-figures-panel.css';

interface QuizFiguresPanelProps {
  figures: QuizFigures;
  questions: readonly QuizQuestion[];
}

/** How members did with the quiz and with each question. Fewer than five people have no figures. */
export function QuizFiguresPanel({ figures, questions }: QuizFiguresPanelProps) {
  const known = questions.flatMap((question, place) => {
    const figure = figures.questions[question.id];
    const name = question.name || question.question || `Question ${place + 1}`;
    return figure && figure.right !== null
      ? { id: question.id, name, people: figure.people, right: figure.right }
      : [];
  });
  return (
    <Card as="aside" className="quiz-figures" aria-labelledby="figures-heading">
      <h3 id="figures-heading" className="heading-4">
        How members did
      </h3>
      <p className="text-small text-soft">
        {figures.sent === null ? 'Fewer than five' : `At least ${figures.sent}`} people have sent it
        {figures.passed !== null && `, ${figures.passed}% passed the first time`}.
        {known.length === 0 && ' A question gets its figure once five people have answered it.'}
      </p>
      <ul>
        {known.map(({ id, name, people, right }) => (
          <li key={id} className={right < 40 ? 'quiz-figure-low' : undefined}>
            <p className="row row-between text-small">
              {name} <b className="tabular">{right}%</b>
            </p>
            <Progress
              label={name}
              done={right}
              total={100}
              valueText={`${right}% of at least ${people} people were right at their first try`}
            />
          </li>
        ))}
      </ul>
      {known.some(({ right }) => right < 40) && (
        <p className="text-small text-soft">
          Fewer than four in ten were right where the bar is red. Look at its wording, and at the
          lesson it points to.
        </p>
      )}
    </Card>
  );
}
