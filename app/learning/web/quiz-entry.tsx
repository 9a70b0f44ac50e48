import { myQuizPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import './lesson-entry.css';
import './quiz-entry.css';

interface QuizEntryProps {
  courseSlug: string;
  quiz: { id: string; drawn: number };
  passed: boolean;
}

/** The quiz of a stage, after its lessons: passed or open. */
export const QuizEntry = ({ courseSlug, quiz, passed }: QuizEntryProps) => (
  <AppLink
    to={myQuizPath(courseSlug, quiz.id)}
    className={classes('lesson-entry', passed && 'lesson-entry-done')}
  >
    <span className="lesson-entry-mark quiz-entry-mark">
      <Icon name={passed ? 'check' : 'file-question-mark'} />
    </span>
    <span>
      {passed && <span className="visually-hidden">Passed: </span>}
      Stage quiz
    </span>
    <span className="text-tiny text-faint tabular">
      {quiz.drawn} {quiz.drawn === 1 ? 'question' : 'questions'}
    </span>
  </AppLink>
);
