import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Given, Saving } from '../attempt.ts';
import type { OpenQuestion } from '../contract.ts';
import { inWords } from '../count-text.ts';
import { QuizCells } from './quiz-cells.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizOverview } from './quiz-overview.tsx';
import { useQuizKeys } from './use-quiz-keys.ts';
import './quiz-attempt.css';

interface QuizAttemptProps {
  /** 'Stage 2 quiz'. */
  label: string;
  questions: readonly OpenQuestion[];
  /** The answer to each question so far. */
  given: readonly Given[];
  /** Null if they are not saved. */
  saving: Saving | null;
  onChange: (place: number, part: Partial<Given>) => void;
  /** Sends the answers to be judged. */
  send: () => Promise<unknown>;
}

/** An attempt at a quiz: one question at a time, then all of them at once. Key it by the attempt. */
export function QuizAttempt({ label, questions, given, saving, onChange, send }: QuizAttemptProps) {
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      given.findIndex(({ choices }) => choices.length === 0),
    ),
  );
  const [lookingOver, setLookingOver] = useState(false);
  const view = useFocusOnChange(lookingOver ? 'overview' : place);
  const open = (next: number) => {
    setLookingOver(false);
    setPlace(next);
  };
  const step = (by: 1 | -1) => {
    if (lookingOver) return;
    if (place + by === questions.length) setLookingOver(true);
    else if (place + by >= 0) setPlace(place + by);
  };
  const asked = questions[place];
  const choices = given[place]?.choices ?? [];
  const flagged = given[place]?.flagged ?? false;
  const choose = (option: number) => {
    if (lookingOver || !asked || option >= asked.options.length) return;
    const others = choices.filter((choice) => choice !== option);
    const on = others.length < choices.length;
    if (asked.several) onChange(place, { choices: on ? others : [...others, option] });
    else if (!on) onChange(place, { choices: [option] });
  };
  const flag = () => !lookingOver && onChange(place, { flagged: !flagged });
  useQuizKeys({ choose, flag, step });
  return (
    <div ref={view} className="quiz-attempt" tabIndex={-1}>
      <h1 className="visually-hidden">
        {label}
        {!lookingOver && `, question ${place + 1} of ${questions.length}`}
      </h1>
      {saving && <SavingNote saving={saving} />}
      {lookingOver || !asked ? (
        <QuizOverview questions={questions} given={given} onOpen={open} />
      ) : (
        <>
          <QuizCells given={given} current={place} onOpen={open} />
          <QuizQuestion
            key={place}
            asked={asked}
            number={place + 1}
            of={questions.length}
            choices={choices}
            onChoose={choose}
          />
        </>
      )}
      <div className="quiz-bar">
        {lookingOver ? (
          <>
            <Button
              variant="quiet"
              aria-label={`Back to question ${place + 1}`}
              onClick={() => setLookingOver(false)}
            >
              <Icon name="arrow-left" />
              <span className="quiz-bar-words">Back to question {place + 1}</span>
            </Button>
            <SendButton
              size="large"
              className="quiz-bar-on"
              thruster={<Icon name="send" />}
              onSend={send}
            >
              {questions.length === 1 ? 'Send my answer' : 'Send my answers'}
            </SendButton>
          </>
        ) : (
          <>
            <Button
              variant="quiet"
              aria-label="Back"
              aria-disabled={place === 0}
              onClick={() => step(-1)}
            >
              <Icon name="arrow-left" />
              <span className="quiz-bar-words">Back</span>
            </Button>
            <Button
              variant={flagged ? 'gold' : 'quiet'}
              aria-label="Flag for later"
              aria-pressed={flagged}
              onClick={flag}
            >
              <Icon name="flag" />
              <span className="quiz-bar-words">Flag for later</span>
            </Button>
            <button
              type="button"
              className="link text-small quiz-bar-overview"
              onClick={() => setLookingOver(true)}
            >
              {questions.length === 1
                ? 'Look over it'
                : `Look over all ${inWords(questions.length)}`}
            </button>
            <Button
              className="quiz-bar-on"
              thruster={<Icon name="arrow-right" />}
              onClick={() => step(1)}
            >
              Next
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const SavingNote = ({ saving }: { saving: Saving }) => (
  <>
    <p className="quiz-saved text-small text-faint" role="status">
      {saving.state === 'saved' && (
        <>
          <Icon name="cloud-check" /> Saved. No time limit.
        </>
      )}
      {saving.state === 'sending' && 'Saving …'}
    </p>
    {saving.state === 'waiting' && (
      <Note kind="warn" className="quiz-unsaved">
        {saving.text}
      </Note>
    )}
    {saving.state === 'refused' && (
      <Note kind="bad" className="quiz-unsaved">
        Not saved. {saving.text}
      </Note>
    )}
  </>
);

/** Another question or the overview is read from its beginning, also by a screen reader. */
function useFocusOnChange(shown: number | 'overview') {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return view;
}
