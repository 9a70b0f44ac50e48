import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { dropDraft, keepDraft, readDraft, type Texts } from './kept-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that someone types in; never passwords. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (each): each is Field =>
      each instanceof HTMLTextAreaElement ||
      (each instanceof HTMLInputElement && /^(text|url|email|number|tel)$/.test(each.type)),
  );

const textsOf = (form: HTMLFormElement, part: 'value' | 'defaultValue'): Texts =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, field[part]]));

function fill(form: HTMLFormElement, typed: Texts): void {
  for (const field of fieldsOf(form)) {
    const text = typed[field.name];
    if (text === undefined || text === field.value) continue;
    field.value = text;
    // So that whatever follows the field sees it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Inside a form whose fields have default values: what was typed outlives a reload and the end of the
 * session. If what the fields show has changed meanwhile, it is shown beside them. Whoever sends the
 * form drops the draft.
 */
export function Draft({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [outdated, setOutdated] = useState<Texts>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const kept = readDraft(name);
    const now = textsOf(form, 'defaultValue');
    const changed = Object.keys(now).some(
      (field) => kept && (kept.before[field] ?? '') !== now[field],
    );
    if (kept && changed) setOutdated(kept.typed);
    else if (kept) fill(form, kept.typed);
    const keep = () =>
      keepDraft(name, {
        before: textsOf(form, 'defaultValue'),
        typed: textsOf(form, 'value'),
      });
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name]);
  const end = (use: boolean) => {
    const form = place.current?.closest('form');
    if (form && outdated && use) fill(form, outdated);
    else dropDraft(name);
    setOutdated(undefined);
    if (form) fieldsOf(form)[0]?.focus();
  };
  return (
    <>
      <span ref={place} hidden />
      <FormNote kind="warn">
        {outdated && (
          <div className="stack">
            <p>This was changed after you had typed the following, which was not sent:</p>
            {Object.entries(outdated)
              .filter(([, text]) => text !== '')
              .map(([field, text]) => (
                <blockquote key={field}>{text}</blockquote>
              ))}
            <div className="row">
              <Button size="small" variant="secondary" onClick={() => end(true)}>
                Use what I typed
              </Button>
              <Button size="small" variant="quiet" onClick={() => end(false)}>
                Discard it
              </Button>
            </div>
          </div>
        )}
      </FormNote>
    </>
  );
}
