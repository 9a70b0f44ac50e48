import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { Given } from '../attempt.ts';
import type { OpenQuestion } from '../contract.ts';
import { inWords } from '../count-text.ts';
import type { Saving } from './answer-saver.ts';
import { QuizCells } from './quiz-cells.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizReview } from './quiz-review.tsx';
import { useAttempt } from './use-attempt.ts';
import { useQuizKeys } from './use-quiz-keys.ts';
import './quiz-attempt.css';

interface QuizAttemptProps {
  /** 'Stage 2 quiz'. */
  label: string;
  questions: readonly OpenQuestion[];
  save: (place: number, given: Given) => Promise<unknown>;
  /** Sends the answers to be judged. */
  send: () => Promise<unknown>;
}

/** An attempt at a quiz: one question at a time, then the review. Key it by the attempt. */
export function QuizAttempt({ label, questions, save, send }: QuizAttemptProps) {
  const { given, change, saving, saver } = useAttempt(questions, save);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ choices }) => choices.length === 0),
    ),
  );
  const [reviewing, setReviewing] = useState(false);
  const view = useFocusOnChange(reviewing ? 'review' : place);
  const open = (next: number) => {
    setReviewing(false);
    setPlace(next);
  };
  const step = (by: 1 | -1) => {
    if (reviewing) return;
    if (place + by === questions.length) setReviewing(true);
    else if (place + by >= 0) setPlace(place + by);
  };
  const asked = questions[place];
  const choices = given[place]?.choices ?? [];
  const flagged = given[place]?.flagged ?? false;
  const choose = (option: number) => {
    if (reviewing || !asked || option >= asked.options.length) return;
    const others = choices.filter((choice) => choice !== option);
    const on = others.length < choices.length;
    if (asked.several) change(place, { choices: on ? others : [...others, option] });
    else if (!on) change(place, { choices: [option] });
  };
  const flag = () => !reviewing && change(place, { flagged: !flagged });
  useQuizKeys({ choose, flag, step });
  const sendAll = async () => {
    await saver.flush();
    // The note above says what is missing.
    if (saver.current().state === 'saved') await send();
  };
  return (
    <div ref={view} className="quiz-attempt" tabIndex={-1}>
      <h1 className="visually-hidden">
        {label}
        {!reviewing && `, question ${place + 1} of ${questions.length}`}
      </h1>
      <SavingNote saving={saving} />
      {reviewing || !asked ? (
        <QuizReview questions={questions} given={given} onOpen={open} />
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
        {reviewing ? (
          <>
            <Button
              variant="quiet"
              aria-label={`Back to question ${place + 1}`}
              onClick={() => setReviewing(false)}
            >
              <Icon name="arrow-left" />
              <span className="quiz-bar-words">Back to question {place + 1}</span>
            </Button>
            <SendButton
              size="large"
              className="quiz-bar-on"
              thruster={<Icon name="send" />}
              onSend={sendAll}
            >
              Send my answers
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
              className="link text-small quiz-bar-review"
              onClick={() => setReviewing(true)}
            >
              Review all {inWords(questions.length)}
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
      {saving.state === 'saving' && 'Saving …'}
    </p>
    {saving.state === 'waiting' && (
      <Note kind="warn">Not saved yet. We keep trying, so keep this page open.</Note>
    )}
    {saving.state === 'refused' && <Note kind="bad">Not saved. {saving.text}</Note>}
  </>
);

/** Another question or the review is read from its beginning, also by a screen reader. */
function useFocusOnChange(shown: number | 'review') {
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
