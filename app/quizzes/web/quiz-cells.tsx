import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { Given } from '../attempt.ts';
import './quiz-cells.css';

interface QuizCellsProps {
  given: readonly Given[];
  current: number;
  onOpen: (place: number) => void;
}

const stateOf = ({ choices, flagged }: Given) => {
  if (flagged) return 'flagged';
  return choices.length > 0 ? 'answered' : 'open';
};

const cellOf = (given: Given, place: number) => ({ place, state: stateOf(given) });

/** A cell for each question of an attempt: answered, flagged or open. */
export const QuizCells = ({ given, current, onOpen }: QuizCellsProps) => (
  <>
    <nav aria-label="Questions">
      <ol className="quiz-cells">
        {given.map(cellOf).map(({ place, state }) => (
          <li key={place}>
            <button
              type="button"
              className={classes('quiz-cell', `quiz-cell-${state}`)}
              aria-current={place === current ? 'step' : undefined}
              onClick={() => onOpen(place)}
            >
              <span className="visually-hidden">Question </span>
              {place + 1}
              <span className="visually-hidden">, {state}</span>
              {state === 'flagged' && <Icon name="flag" />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
    <p className="quiz-key text-small text-soft" aria-hidden="true">
      <span className="quiz-key-answered">Answered</span>
      <span className="quiz-key-flagged">Flagged by you</span>
      <span className="quiz-key-open">Open</span>
    </p>
  </>
);
