import { CheckField } from '#app/ui/form/check-field.tsx';
import { blankQuestion, blankStep, type StepFields } from '../practice-fields.ts';
import { PracticeOptions } from './practice-options.tsx';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';

interface PracticeStepsProps {
  steps: StepFields[];
  onSteps: (steps: StepFields[]) => void;
}

export const PracticeSteps = ({ steps, onSteps }: PracticeStepsProps) => (
  <PracticeRows
    name="steps"
    noun="Step"
    label="Steps"
    hint="A step that asks hides those after it until the question is answered."
    rows={steps}
    least={2}
    most={6}
    onEdit={(edit) => onSteps(edit(steps, blankStep))}
  >
    {(step, place) => (
      <StepParts
        name={`steps.${place}`}
        step={step}
        last={place === steps.length - 1}
        onStep={(changed) => onSteps(steps.with(place, changed))}
      />
    )}
  </PracticeRows>
);

interface StepPartsProps {
  name: string;
  step: StepFields;
  /** Nothing comes after it that could be hidden. */
  last: boolean;
  onStep: (step: StepFields) => void;
}

const words = [
  ['title', 'Title', 60],
  ['detail', 'What happens there (optional)', 120],
  ['say', 'Say', 600],
] as const;

function StepParts({ name, step, last, onStep }: StepPartsProps) {
  const { ask } = step;
  return (
    <>
      {words.map(([part, label, most]) => (
        <Words
          key={part}
          name={`${name}.${part}`}
          label={label}
          value={step[part]}
          most={most}
          onText={(text) => onStep({ ...step, [part]: text })}
        />
      ))}
      {(!last || ask) && (
        <CheckField
          label="Ask a question here"
          checked={ask !== undefined}
          onChange={({ currentTarget }) =>
            onStep({ ...step, ask: currentTarget.checked ? blankQuestion() : undefined })
          }
        />
      )}
      {ask && (
        <>
          <Words
            name={`${name}.ask.question`}
            label="Question"
            value={ask.question}
            most={600}
            onText={(question) => onStep({ ...step, ask: { ...ask, question } })}
          />
          <PracticeOptions
            name={`${name}.ask.options`}
            options={ask.options}
            onOptions={(options) => onStep({ ...step, ask: { ...ask, options } })}
          />
        </>
      )}
    </>
  );
}
