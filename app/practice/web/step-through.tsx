import { useState } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { OpenBlock, PracticeState } from '../contract.ts';
import { answeredOf } from '../draft.ts';
import { ChooseOptions } from './choose-options.tsx';
import './step-through.css';

interface StepThroughProps {
  steps: Extract<OpenBlock, { kind: 'step-through' }>['steps'];
  state: PracticeState;
  choices: readonly string[];
  onChoices: (choices: string[]) => void;
}

/** Steps to walk through. One that asks hides what comes after it until it is answered. */
export function StepThrough({ steps, state, choices, onChoices }: StepThroughProps) {
  const { outcome, marks, answer } = state;
  const asking = steps.flatMap(({ ask }, place) => (ask ? place : []));
  const answered = outcome === 'open' ? answeredOf(state) : asking.length;
  const last = asking[answered] ?? steps.length - 1;
  const [at, setAt] = useWalk(answered === 0 ? 0 : (asking[answered - 1] ?? 0) + 1, answered);
  const step = steps[at];
  if (!step) return null;
  const asked = at === last && at === asking[answered] ? step.ask : null;
  const judged = answer?.kind === 'step-through' ? answer.choices : [];
  return (
    <>
      <ol className="step-flow">
        {steps.map(({ title, detail }, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- the steps never change places
            key={place}
            className={classes(
              place < at && 'step-past',
              place === at && 'step-now',
              outcome === 'shown' && asking.includes(place - 1) && 'step-shown',
            )}
            aria-current={place === at ? 'step' : undefined}
          >
            <b>{title ?? '?'}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ol>
      <div className="step-caption">
        {at > 0 ? (
          <IconButton
            outlined
            label="Step back"
            icon={<Icon name="arrow-left" />}
            onClick={() => setAt(at - 1)}
          />
        ) : (
          <span />
        )}
        <p aria-live="polite">{step.say}</p>
        {at < last ? (
          <IconButton
            outlined
            label="Next step"
            icon={<Icon name="arrow-right" />}
            onClick={() => setAt(at + 1)}
          />
        ) : (
          <span className="text-small text-faint tabular">
            {at + 1} / {steps.length}
          </span>
        )}
      </div>
      {asked && (
        <ChooseOptions
          {...asked}
          outcome={outcome}
          chosen={choices.slice(answered, answered + 1)}
          marks={asked.options.map((option) =>
            option === judged[answered] && marks[answered] === 'wrong' ? 'wrong' : null,
          )}
          onChoose={(chosen) => onChoices([...judged.slice(0, answered), ...chosen])}
        />
      )}
    </>
  );
}

/** Where someone is. Each answered question leads to the step that it has opened. */
function useWalk(opened: number, answered: number) {
  const [place, setPlace] = useState({ at: 0, answered });
  const at = place.answered === answered ? place.at : opened;
  return [at, (to: number) => setPlace({ at: to, answered })] as const;
}
