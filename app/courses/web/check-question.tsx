import { Icon } from '#app/ui/base/icon.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import './check-question.css';

interface Verdict {
  option: number;
  correct: boolean;
  explanation: string;
}

interface CheckQuestionProps {
  question: string;
  options: readonly string[];
  /** Asks the server; only it has the answer. */
  onAnswer: (option: number) => Promise<Omit<Verdict, 'option'>>;
}

/** "One question before you go", with any number of tries; use the lesson as its key. */
export function CheckQuestion({ question, options, onAnswer }: CheckQuestionProps) {
  const name = useId();
  const [chosen, setChosen] = useState<number>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [unchosen, setUnchosen] = useState(false);
  const { busy, text, submit, reset } = useSubmission();

  const answer = (event: SubmitEvent) => {
    event.preventDefault();
    setUnchosen(chosen === undefined);
    if (chosen === undefined) return;
    void submit(async () => setVerdict({ option: chosen, ...(await onAnswer(chosen)) }));
  };
  const choose = (option: number) => {
    setChosen(option);
    setVerdict(undefined);
    setUnchosen(false);
    reset();
  };

  return (
    <form className="check-question" onSubmit={answer}>
      <h2 className="heading-4">One question before you go</h2>
      <fieldset>
        <legend>{question}</legend>
        {options.map((option, index) => (
          <Option
            key={option}
            name={name}
            text={option}
            checked={index === chosen}
            verdict={verdict}
            onChoose={() => !busy && choose(index)}
          />
        ))}
      </fieldset>
      <FormNote kind={verdict?.correct ? 'ok' : 'bad'}>
        {(unchosen ? 'Choose one of the answers first.' : text) ||
          (verdict && `${verdict.correct ? 'Right.' : 'Not quite.'} ${verdict.explanation}`)}
      </FormNote>
      <Button type="submit" variant="secondary" busy={busy}>
        Check answer
      </Button>
    </form>
  );
}

interface OptionProps {
  name: string;
  text: string;
  checked: boolean;
  verdict: Verdict | undefined;
  onChoose: () => void;
}

function Option({ name, text, checked, verdict, onChoose }: OptionProps) {
  const graded = checked && verdict;
  return (
    <label
      className={classes(
        'check-option',
        graded && (verdict.correct ? 'check-option-right' : 'check-option-wrong'),
      )}
    >
      <input
        className="visually-hidden"
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
      />
      <span className="check-option-mark">
        {graded && (verdict.correct ? <Icon name="check" /> : <Icon name="x" />)}
      </span>
      {text}
    </label>
  );
}
