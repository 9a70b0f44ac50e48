import { useId } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { OpenQuestion } from '../contract.ts';
import './quiz-question.css';

interface QuizQuestionProps {
  asked: OpenQuestion;
  /** From 1. */
  number: number;
  of: number;
  /** Places among the options. */
  choices: readonly number[];
  onChoose: (option: number) => void;
}

/** One question on one field, with its options. */
export function QuizQuestion({ asked, number, of, choices, onChoose }: QuizQuestionProps) {
  const name = useId();
  const { question, several, options } = asked;
  return (
    <Panel as="section" field="sky" className="quiz-question">
      <p className="text-small strong">
        Question {number} of {of}
        {several && <span className="text-soft"> (several are right)</span>}
      </p>
      <fieldset className="quiz-options">
        <legend className="heading-3">{question}</legend>
        <div>
          {options.map((option, place) => {
            const on = choices.includes(place);
            return (
              <label key={option} className={classes('quiz-option', on && 'quiz-option-on')}>
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name={name}
                  checked={on}
                  onChange={() => onChoose(place)}
                />
                <span className="quiz-option-mark" aria-hidden="true">
                  {on ? <Icon name="check" /> : 'ABCDE'[place]}
                </span>
                <span>{option}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </Panel>
  );
}
