import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useFaultAt } from './practice-faults.tsx';

interface WordsProps {
  /** The part of the practice, as its faults name it. */
  name: string;
  label: string;
  hint?: string;
  value: string;
  most: number;
  onText: (text: string) => void;
}

/** A sentence gets room, though it is stored as one line. */
const sentence = 600;

/** One text of a practice, with what is wrong with it. */
export function Words({ name, label, hint, value, most, onText }: WordsProps) {
  const field = {
    name,
    label,
    hint,
    value,
    maxLength: most,
    autoComplete: 'off',
    error: useFaultAt(name),
  };
  return most < sentence ? (
    <TextField {...field} onChange={({ currentTarget }) => onText(currentTarget.value)} />
  ) : (
    <TextArea
      rows={2}
      {...field}
      onChange={({ currentTarget }) => onText(currentTarget.value.replaceAll(/\r?\n/g, ' '))}
    />
  );
}

interface LinesProps {
  name: string;
  label: string;
  hint: string;
  lines: readonly string[];
  onLines: (lines: string[]) => void;
}

/** A list of short texts, one a line. */
export function Lines({ name, label, hint, lines, onLines }: LinesProps) {
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      rows={2}
      value={lines.join('\n')}
      autoComplete="off"
      error={useFaultAt(name)}
      onChange={({ currentTarget }) => onLines(currentTarget.value.split('\n'))}
    />
  );
}
