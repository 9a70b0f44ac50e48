import { useId } from 'react';
import type { QuizQuestion } from '#app/quizzes/quiz.contract.ts';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { marked, newOption } from '../quiz-changes.ts';
import './options-editor.css';

interface OptionsEditorProps {
  question: QuizQuestion;
  onChange: (question: QuizQuestion) => void;
}

const most = 5;

/** Options have no names of their own; they keep their places while they are typed. */
const placed = (option: QuizQuestion['options'][number], place: number) => ({ option, place });

/** The options of a question, which of them are right, and what is said to those who chose each. */
export function OptionsEditor({ question, onChange }: OptionsEditorProps) {
  const name = useId();
  const { options, several } = question;
  const change = (place: number, part: Partial<(typeof options)[number]>) =>
    onChange({
      ...question,
      options: options.map((option, index) => (index === place ? { ...option, ...part } : option)),
    });
  return (
    <fieldset className="options-editor">
      <legend className="strong">Options, and the reply to each</legend>
      <ul>
        {options.map(placed).map(({ option, place }) => (
          <li key={place} className={classes(option.right && 'options-editor-right')}>
            <label>
              <span className="visually-hidden">Right answer: option {place + 1}</span>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={option.right}
                onChange={({ currentTarget }) =>
                  onChange(marked(question, place, currentTarget.checked))
                }
              />
            </label>
            <div>
              <input
                aria-label={`Option ${place + 1}`}
                placeholder={`Option ${place + 1}`}
                maxLength={300}
                value={option.text}
                onChange={({ currentTarget }) => change(place, { text: currentTarget.value })}
              />
              <input
                className="options-editor-said"
                aria-label={`Reply to anyone who chooses option ${place + 1}`}
                placeholder="Reply to anyone who chooses it (optional)"
                maxLength={600}
                value={option.said}
                onChange={({ currentTarget }) => change(place, { said: currentTarget.value })}
              />
            </div>
            <IconButton
              small
              label={`Remove option ${place + 1}`}
              icon={<Icon name="x" />}
              onClick={() => onChange({ ...question, options: options.toSpliced(place, 1) })}
            />
          </li>
        ))}
      </ul>
      {options.length < most && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange({ ...question, options: [...options, newOption] })}
        >
          <Icon name="plus" /> Add option
        </Button>
      )}
    </fieldset>
  );
}
