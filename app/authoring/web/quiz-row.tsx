import { countText } from '#app/courses/course-facts.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { Outline } from '../contract.ts';
import { stateTexts } from '../lesson-states.ts';
import { quizDeskPath } from '../quiz-desk-path.ts';
import type { Asked } from './outline-dialog.tsx';

interface QuizRowProps {
  courseId: string;
  /** From 1. */
  stage: number;
  quiz: NonNullable<Outline['stages'][number]['quiz']>;
  current: boolean;
  onOpen: () => void;
  onAsk: (asked: Asked) => void;
}

/** The quiz of a stage in the outline. It stays behind the stage's lessons, so it can't be moved. */
export const QuizRow = ({ courseId, stage, quiz, current, onOpen, onAsk }: QuizRowProps) => (
  <li className={classes('outline-row', current && 'outline-current')}>
    <span />
    <AppLink
      className="outline-title"
      to={quizDeskPath(courseId, quiz.id)}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
      onClick={onOpen}
    >
      <Icon name="file-question-mark" />
      <span>
        Stage quiz
        <span className="visually-hidden">
          {' '}
          of stage {stage}, {stateTexts[quiz.state]}
        </span>
      </span>
      <span className="outline-facts text-small text-faint tabular">
        {countText(quiz.questions, 'question')}
      </span>
    </AppLink>
    <Menu
      label={`Actions for the quiz of stage ${stage}`}
      triggerClassName="icon-button icon-button-small"
      align="end"
      trigger={<Icon name="ellipsis" />}
    >
      <ul>
        <li>
          <button
            type="button"
            className="menu-item"
            onClick={() =>
              onAsk({ kind: 'delete-quiz', id: quiz.id, title: `Quiz of stage ${stage}` })
            }
          >
            <Icon name="trash" /> Delete
          </button>
        </li>
      </ul>
    </Menu>
  </li>
);
