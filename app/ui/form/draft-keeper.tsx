import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { dropDraft, keepDraft, readDraft, type Texts } from './kept-draft.ts';
import './draft-keeper.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that someone types in; never passwords. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ type }) => /^(text|url|email|number|tel)/.test(type));

const textsOf = (form: HTMLFormElement, part: 'value' | 'defaultValue'): Texts =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, field[part]]));

function fill(form: HTMLFormElement, typed: Texts): void {
  for (const field of fieldsOf(form)) {
    field.value = typed[field.name] ?? field.value;
    // So that whatever follows the field sees it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const differs = (some: Texts, others: Texts): boolean =>
  Object.entries(some).some(([name, text]) => text !== (others[name] ?? ''));

/** Remembers what is typed in the form around it, and restores it. */
export function DraftKeeper({ name }: { name: string }) {
  const place = useRef<HTMLInputElement>(null);
  const [outdated, setOutdated] = useState<Texts>();
  useEffect(() => {
    const form = place.current?.form;
    if (!form) return;
    const now = textsOf(form, 'defaultValue');
    const keep = () => {
      const before = textsOf(form, 'defaultValue');
      keepDraft(name, { before, typed: textsOf(form, 'value') });
    };
    const kept = readDraft(name);
    // Someone may have been quicker than this part of the page.
    if (differs(textsOf(form, 'value'), now)) keep();
    else if (kept && differs(now, kept.before)) setOutdated(kept.typed);
    else if (kept) fill(form, kept.typed);
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name]);
  const end = (use: boolean) => {
    const form = place.current?.form;
    if (!form) return;
    if (use) fill(form, outdated ?? {});
    else dropDraft(name);
    setOutdated(undefined);
    fieldsOf(form)[0]?.focus();
  };
  return (
    <>
      <input ref={place} type="hidden" />
      <FormNote kind="warn">{outdated && <Outdated typed={outdated} onEnd={end} />}</FormNote>
    </>
  );
}

interface OutdatedProps {
  typed: Texts;
  /** True to use what was typed, false to discard it. */
  onEnd: (use: boolean) => void;
}

const Outdated = ({ typed, onEnd }: OutdatedProps) => (
  <div className="stack">
    <p>This was changed after you typed the following, which was not sent:</p>
    {Object.entries(typed)
      .filter(([, text]) => text !== '')
      .map(([field, text]) => (
        <blockquote key={field} className="draft-typed">
          {text}
        </blockquote>
      ))}
    <div className="row">
      <Button size="small" variant="secondary" onClick={() => onEnd(true)}>
        Use what I typed
      </Button>
      <Button size="small" variant="quiet" onClick={() => onEnd(false)}>
        Discard it
      </Button>
    </div>
  </div>
);
