import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { JudgedQuestion } from '../contract.ts';
import './quiz-explanations.css';

interface QuizExplanationsProps {
  questions: readonly JudgedQuestion[];
  lessonPath: (slug: string) => string;
}

/** Each question with what was chosen, what is right and why; the wrong ones first, the first one open. */
export function QuizExplanations({ questions, lessonPath }: QuizExplanationsProps) {
  const ordered = [
    ...questions.filter(({ correct }) => !correct),
    ...questions.filter(({ correct }) => correct),
  ];
  return (
    <section className="quiz-explanations" aria-labelledby="explanations-heading">
      <h2 id="explanations-heading" className="heading-3">
        Question by question
      </h2>
      {ordered.map((judged, place) => (
        <details key={judged.question} open={place === 0 && !judged.correct}>
          <summary>
            <span className={classes('quiz-mark', !judged.correct && 'quiz-mark-wrong')}>
              <Icon name={judged.correct ? 'check' : 'x'} />
            </span>
            <span>
              {judged.name}
              <span className="visually-hidden">, {judged.correct ? 'right' : 'wrong'}</span>
            </span>
            <Icon name="chevron-down" />
          </summary>
          <Explanation judged={judged} lessonPath={lessonPath} />
        </details>
      ))}
    </section>
  );
}

function Explanation({
  judged,
  lessonPath,
}: { judged: JudgedQuestion } & Pick<QuizExplanationsProps, 'lessonPath'>) {
  const { name, question, options, choices, right, correct, said, why, lesson } = judged;
  const inWords = (places: readonly number[]) => places.map((choice) => options[choice]).join('; ');
  return (
    <div className="quiz-explanation">
      {name !== question && <p>{question}</p>}
      <div className="quiz-answers">
        {!correct && (
          <p className="quiz-answer-wrong">
            <Icon name="x" />
            <span>
              <b>Your answer:</b> {choices.length > 0 ? inWords(choices) : 'none'}
            </span>
          </p>
        )}
        <p className="quiz-answer-right">
          <Icon name="check" />
          <span>
            <b>Right answer:</b> {inWords(right)}
          </span>
        </p>
      </div>
      <p className="text-soft">
        {[...said, why].join(' ')}{' '}
        {lesson && (
          <AppLink className="link" to={lessonPath(lesson.slug)}>
            {lesson.title}
          </AppLink>
        )}
      </p>
    </div>
  );
}
