import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from './form-field.tsx';

/** The ref of a form: when a sending has found faults, the first faulty field takes the focus, once: while they are mended it stays where one types. */
export function useFaultFocus(faults: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  // After every render, as the form may stand in a dialog that opens later.
  useEffect(() => {
    const element = form.current;
    const note = () => void (sent.current = true);
    element?.addEventListener('submit', note);
    return () => element?.removeEventListener('submit', note);
  });
  useEffect(() => {
    if (!sent.current || !form.current?.querySelector('[aria-invalid="true"]')) return;
    sent.current = false;
    focusFirstInvalid(form.current);
  }, [faults]);
  return form;
}
