import {
  useEffect,
  useRef,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button, type ButtonProps } from '#app/ui/base/button.tsx';
import { focusFirstInvalid } from './form-field.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import type { Submission } from './use-submission.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  submission: Submission;
  /** Called with the form when it is sent, unless the last one is still being sent. */
  onSend: (form: HTMLFormElement) => unknown;
}

/**
 * A form that sends through a submission. After a refusal the first invalid field takes the focus,
 * and typing into a field clears its error.
 */
export function Form({
  submission: { busy, refusal, mend },
  onSend,
  onInput,
  className = 'stack',
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The element that had the focus when the form was sent. Used once: while faults are corrected,
  // the focus stays where the person types.
  const sentFrom = useRef<Element>(null);
  useEffect(() => {
    if (!refusal || !form.current || !sentFrom.current) return;
    if (form.current.querySelector('[aria-invalid="true"]')) focusFirstInvalid(form.current);
    // A form that was disabled meanwhile has lost the focus.
    else if (document.activeElement === document.body && sentFrom.current instanceof HTMLElement)
      sentFrom.current.focus();
    sentFrom.current = null;
  }, [refusal]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    sentFrom.current = document.activeElement;
    void onSend(event.currentTarget);
  };
  const follow = (event: InputEvent<HTMLFormElement>) => {
    const { target } = event;
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      mend(target.name);
    onInput?.(event);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={className}
      {...rest}
      onInput={follow}
      onSubmit={send}
    />
  );
}

interface FormEndProps extends Omit<ButtonProps, 'type' | 'busy' | 'children'> {
  submission: Submission;
  /** On the button. */
  action: string;
  /** Beside the button. */
  children?: ReactNode;
}

/** The end of a form: the error of the whole form, and the button that sends it. */
export const FormEnd = ({
  submission: { busy, text },
  action,
  children,
  ...button
}: FormEndProps) => (
  <>
    <FormNote>{text}</FormNote>
    <div className="row">
      <Button type="submit" busy={busy} {...button}>
        {action}
      </Button>
      {children}
    </div>
  </>
);
