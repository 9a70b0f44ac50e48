import { useId, useRef, useState } from 'react';
import { practiceKinds } from '#app/practice/kinds.ts';
import { Button } from '#app/ui/base/button.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { SourceArea } from '#app/ui/writing/source-area.tsx';
import type { Fault } from '../lesson-texts.contract.ts';
import type { PracticeFields } from '../practice-fields.ts';
import { FaultsHere } from './practice-faults.tsx';
import { PracticeForm } from './practice-form.tsx';
import { fieldsIn, sourceOf } from './practice-source.ts';
import './practice-card.css';

interface PracticeCardProps {
  /** The text of the fence. */
  source: string;
  /** It was just inserted. */
  begun: boolean;
  faults: readonly Fault[];
  onSource: (source: string) => void;
  onRemove: () => void;
}

/** A practice block in the text that is being written: what it asks and, opened, its fields. */
export function PracticeCard({ source, begun, faults, onSource, onRemove }: PracticeCardProps) {
  const [open, setOpen] = useState(begun);
  const [asText, setAsText] = useState(false);
  const { fields, setFields } = useFields(source, onSource);
  const parts = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const [icon, kind] = fields ? practiceKinds[fields.kind] : (['braces', 'Practice'] as const);
  return (
    <div
      role="group"
      className={classes('practice-card', faults.length > 0 && 'practice-card-faulty')}
      aria-label={`Practice: ${kind}`}
    >
      <header className="practice-card-head">
        <span className="practice-card-kind">
          <Icon name={icon} />
        </span>
        <div className="practice-card-facts">
          <b>{kind}</b>
          <p className="text-soft">{fields ? questionOf(fields) : 'Edited as text'}</p>
          {faults.length > 0 && (
            <p className="form-field-error">
              <Icon name="circle-exclamation-point" />
              {faults.length === 1 ? faults[0]?.message : `${faults.length} things to correct`}
            </p>
          )}
        </div>
        <IconButton
          ref={edit}
          label={open ? 'Close this practice' : 'Edit this practice'}
          icon={<Icon name={open ? 'chevron-up' : 'pencil'} />}
          aria-expanded={open}
          aria-controls={parts}
          onClick={() => setOpen(!open)}
        />
        <IconButton label="Delete this practice" icon={<Icon name="trash" />} onClick={onRemove} />
      </header>
      {open && (
        <div id={parts} ref={begun ? focusFirst : undefined} className="practice-card-body stack">
          {fields && !asText ? (
            <FaultsHere faults={faults}>
              <PracticeForm fields={fields} onFields={setFields} />
            </FaultsHere>
          ) : (
            <AsText source={source} onSource={onSource} faults={faults} />
          )}
          {!fields && (
            <Note kind="info">
              The fields can’t show all of this practice, so you can edit it only as text.
            </Note>
          )}
          <div className="row row-between">
            {fields ? (
              <Button size="small" variant="quiet" onClick={() => setAsText(!asText)}>
                {asText ? 'Edit in fields' : 'Edit as text'}
              </Button>
            ) : (
              <span />
            )}
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                setOpen(false);
                edit.current?.focus();
              }}
            >
              Done
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const focusFirst = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea')?.focus();

/** What is typed stays as it is typed, until the text is changed in another way. */
function useFields(source: string, onSource: (source: string) => void) {
  const [typed, setTyped] = useState(() => read(source));
  let current = typed;
  if (source !== typed.seen) {
    current = source === typed.written ? { ...typed, seen: source } : read(source);
    setTyped(current);
  }
  const setFields = (fields: PracticeFields) => {
    const written = sourceOf(fields);
    setTyped({ seen: source, written, fields });
    onSource(written);
  };
  return { fields: current.fields, setFields };
}

const read = (source: string) => ({ seen: source, written: source, fields: fieldsIn(source) });

const questionOf = (fields: PracticeFields): string => {
  if ('question' in fields) return fields.question;
  return fields.kind === 'fill-the-gaps'
    ? fields.text
    : fields.steps.map(({ title }) => title).join(', ');
};

const AsText = ({
  source,
  onSource,
  faults,
}: Pick<PracticeCardProps, 'source' | 'onSource' | 'faults'>) => (
  <SourceArea
    label="Practice as text"
    rows={12}
    spellCheck={false}
    value={source}
    error={faults.map(({ message }) => message).join(' ') || undefined}
    onChange={({ currentTarget }) => onSource(currentTarget.value)}
  />
);
