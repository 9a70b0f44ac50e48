import { Badge } from '#app/ui/base/badge.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import type { Given } from '../attempt.ts';
import type { OpenQuestion } from '../contract.ts';
import { overviewText } from '../count-text.ts';
import './quiz-overview.css';

interface QuizOverviewProps {
  questions: readonly OpenQuestion[];
  given: readonly Given[];
  onOpen: (place: number) => void;
}

const placed = (given: Given, place: number) => ({ ...given, place });

/** All questions with what was answered, before the answers are sent. */
export const QuizOverview = ({ questions, given, onOpen }: QuizOverviewProps) => (
  <section aria-labelledby="overview-heading">
    <p className="text-small text-faint">Before you send</p>
    <h2 id="overview-heading" tabIndex={-1} className="heading-2">
      {overviewText(given)}
    </h2>
    {given.some(({ choices }) => choices.length === 0) && (
      <p className="text-soft">An open question counts as wrong, so even a guess is worth more.</p>
    )}
    <ol className="quiz-overview">
      {given.map(placed).map(({ place, choices, flagged }) => {
        const { name = '', options = [] } = questions[place] ?? {};
        const open = choices.length === 0;
        return (
          <li
            key={place}
            className={classes(open && 'quiz-overview-open', flagged && 'quiz-overview-flagged')}
          >
            <span className="quiz-overview-number">{place + 1}</span>
            <span>
              <b>{name}</b>
              <span className="text-small text-soft">
                {open ? 'No answer yet' : choices.map((choice) => options[choice]).join('; ')}
              </span>
            </span>
            <span className="quiz-overview-way">
              {flagged && (
                <Badge kind="gold">
                  <Icon name="flag" /> Flagged
                </Badge>
              )}
              {open && (
                <Badge kind="bad">
                  <Icon name="circle-exclamation-point" /> Open
                </Badge>
              )}
              <IconButton
                small
                label={`${open ? 'Answer' : 'Change'} question ${place + 1}`}
                icon={<Icon name="pencil" />}
                onClick={() => onOpen(place)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);
