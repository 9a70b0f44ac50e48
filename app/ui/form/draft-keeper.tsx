import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { keepDraft, readDraft, type Texts } from './kept-draft.ts';
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

/** The texts that differ from the others. */
const changed = (texts: Texts, from: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (from[name] ?? '')));

const keepTyped = (name: string, form: HTMLFormElement, aside?: Texts): void =>
  keepDraft(name, {
    before: textsOf(form, 'defaultValue'),
    typed: textsOf(form, 'value'),
    aside,
  });

const isEmpty = (texts: Texts): boolean => Object.keys(texts).length === 0;

interface Typed {
  field: string;
  label: string;
  text: string;
}

const labelled = (form: HTMLFormElement, texts: Texts): Typed[] =>
  fieldsOf(form)
    .filter(({ name }) => name in texts)
    .map(({ name: field, labels }) => ({
      field,
      label: labels?.[0]?.textContent ?? '',
      text: texts[field] ?? '',
    }));

/** Remembers what is typed in the form around it, and restores it. */
export function DraftKeeper({ name }: { name: string }) {
  const place = useRef<HTMLInputElement>(null);
  const [outdated, setOutdated] = useState<readonly Typed[]>();
  /** Typed before one of its fields was changed elsewhere; kept until someone decides. */
  const aside = useRef<Texts>(undefined);
  useEffect(() => {
    const form = place.current?.form;
    if (!form) return;
    const now = textsOf(form, 'defaultValue');
    const keep = () => keepTyped(name, form, aside.current);
    const kept = readDraft(name);
    // Someone may have been quicker than this part of the page.
    if (!isEmpty(changed(textsOf(form, 'value'), now))) keep();
    else if (kept) {
      const typed = changed(changed(kept.typed, kept.before), now);
      const elsewhere = changed(now, kept.before);
      const clash = Object.keys(typed).some((field) => field in elsewhere);
      const older = changed({ ...kept.aside, ...(clash && typed) }, now);
      if (!isEmpty(older)) {
        aside.current = older;
        setOutdated(labelled(form, older));
      }
      if (!clash) fill(form, typed);
    }
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name]);
  const end = (use: boolean) => {
    const form = place.current?.form;
    if (!form || !aside.current) return;
    const older = aside.current;
    aside.current = undefined;
    setOutdated(undefined);
    if (use) fill(form, older);
    else keepTyped(name, form);
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
  typed: readonly Typed[];
  /** True to use what was typed, false to discard it. */
  onEnd: (use: boolean) => void;
}

const Outdated = ({ typed, onEnd }: OutdatedProps) => (
  <div className="stack">
    <p>This was changed after you typed the following, which was not sent:</p>
    {typed.map(({ field, label, text }) => (
      <div key={field}>
        <b>{label}</b>
        <blockquote className="draft-typed">{text || '(empty)'}</blockquote>
      </div>
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
