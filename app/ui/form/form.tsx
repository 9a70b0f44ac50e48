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
  /** Called with the form when it is sent, unless the last sending is still under way. */
  onSend: (form: HTMLFormElement) => unknown;
}

/**
 * A form that is sent by a submission: after a refusal the first field that is wrong takes the
 * focus, and one that is typed into is no longer wrong.
 */
export function Form({
  submission: { busy, refusal, mend },
  onSend,
  onInput,
  className = 'stack',
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // What had the focus when it was sent. Once a sending: while the faults are mended, the focus
  // stays where one types.
  const sentFrom = useRef<Element>(null);
  useEffect(() => {
    if (!refusal || !form.current || !sentFrom.current) return;
    if (form.current.querySelector('[aria-invalid="true"]')) focusFirstInvalid(form.current);
    // A form that was out of reach meanwhile has lost it.
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
  /** Stands beside the button. */
  children?: ReactNode;
}

/** The end of a form: what is wrong as a whole, and the button that sends it. */
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
