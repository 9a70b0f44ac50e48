import { useId } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PracticeState } from '../contract.ts';
import './choose-options.css';

interface ChooseOptionsProps extends Pick<PracticeState, 'outcome' | 'marks'> {
  question: string;
  options: readonly string[];
  several?: boolean;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** A question with one right option, or with several. */
export function ChooseOptions({
  question,
  options,
  several = false,
  chosen,
  onChoose,
  outcome,
  marks,
}: ChooseOptionsProps) {
  const name = useId();
  const over = outcome !== 'open';
  const choose = (option: string, on: boolean) => {
    const others = several ? chosen.filter((other) => other !== option) : [];
    onChoose(on ? options.filter((each) => each === option || others.includes(each)) : others);
  };
  return (
    <fieldset className={classes('choose-options', several && 'choose-options-several')}>
      <legend>{question}</legend>
      {options.map((option, place) => {
        const on = chosen.includes(option);
        const look = lookOf(on, outcome, marks[place]);
        return (
          <label key={option} className={classes('choose-option', look && `choose-option-${look}`)}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={on}
              disabled={over}
              onChange={(event) => choose(option, event.target.checked)}
            />
            <span className="choose-option-mark">
              {look === 'wrong' ? (
                <Icon name="x" />
              ) : (
                (over || several) && on && <Icon name="check" />
              )}
            </span>
            <span>{option}</span>
            {look === 'wrong' && <em>{several ? 'Look again' : 'Not this one'}</em>}
          </label>
        );
      })}
    </fieldset>
  );
}

function lookOf(
  on: boolean,
  outcome: PracticeState['outcome'],
  mark: PracticeState['marks'][number] | undefined,
): 'right' | 'wrong' | 'shown' | false {
  if (outcome !== 'open') return on && outcome;
  return mark === 'wrong' && mark;
}
