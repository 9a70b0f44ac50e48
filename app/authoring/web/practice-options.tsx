import { CheckField, RadioField } from '#app/ui/form/check-field.tsx';
import { useId } from 'react';
import { blankOption, type OptionFields } from '../practice-fields.ts';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';

interface PracticeOptionsProps {
  /** The part of the practice, as its faults name it. */
  name: string;
  several?: boolean;
  options: OptionFields[];
  onOptions: (options: OptionFields[]) => void;
}

/** The options of a question: which of them are right, and what is said about those that aren't. */
export function PracticeOptions({
  name,
  several = false,
  options,
  onOptions,
}: PracticeOptionsProps) {
  const group = useId();
  const Right = several ? CheckField : RadioField;
  const choose = (place: number, right: boolean) =>
    onOptions(
      options.map((option, at) => {
        if (at === place) return { ...option, right };
        return several ? option : { ...option, right: false };
      }),
    );
  return (
    <PracticeRows
      name={name}
      noun="Option"
      label="Options"
      rows={options}
      least={2}
      most={8}
      onEdit={(edit) => onOptions(edit(options, blankOption))}
    >
      {(option, place) => (
        <>
          <Words
            name={`${name}.${place}.text`}
            label="Text"
            value={option.text}
            most={300}
            onText={(text) => onOptions(options.with(place, { ...option, text }))}
          />
          <Right
            name={group}
            label="This is right"
            checked={option.right}
            onChange={({ currentTarget }) => choose(place, currentTarget.checked)}
          />
          {(several || !option.right || option.hint) && (
            <Words
              name={`${name}.${place}.hint`}
              label="Hint (optional)"
              hint={several ? hints.several : hints.one}
              value={option.hint}
              most={600}
              onText={(hint) => onOptions(options.with(place, { ...option, hint }))}
            />
          )}
        </>
      )}
    </PracticeRows>
  );
}

const hints = {
  one: 'For someone who chose it.',
  several: 'For someone who chose it wrongly or left it out wrongly.',
};
