import { Icon } from '#app/ui/base/icon.tsx';
import { useId, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import './form-field.css';

export interface FieldText {
  label: string;
  /** Only for screen readers, if the context shows what the field is for. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do about it; replaces the hint. */
  error?: string;
}

/** Ids that connect an input with its label, hint and error. Spread `input` on the control. */
export function useFieldIds({ hint, error }: FieldText, given?: string) {
  const own = useId();
  const id = given ?? own;
  const note = `${id}-note`;
  return {
    id,
    note,
    input: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? note : undefined,
    },
  };
}

interface FormFieldProps extends FieldText {
  ids: { id: string; note: string };
  className?: string;
  children: ReactNode;
}

/** Label above, control, hint or error below. */
export function FormField({
  label,
  hideLabel,
  hint,
  error,
  ids,
  className,
  children,
}: FormFieldProps) {
  return (
    <div className={classes('form-field', className)}>
      <label htmlFor={ids.id} className={hideLabel ? 'visually-hidden' : 'form-field-label'}>
        {label}
      </label>
      {children}
      <FieldNote id={ids.note} hint={hint} error={error} />
    </div>
  );
}

/** A box docked with its button; without a button, just the box. */
export const Docked = ({ box, action }: { box: ReactNode; action: ReactNode }) =>
  action ? (
    <div className="form-field-docked">
      {box}
      {action}
    </div>
  ) : (
    box
  );

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) {
    return (
      <p id={id} className="form-field-error">
        <Icon name="circle-exclamation-point" />
        {error}
      </p>
    );
  }
  return hint ? (
    <div id={id} className="form-field-hint">
      {hint}
    </div>
  ) : null;
}

/** Moves the focus to the first invalid field; call it after the errors have been rendered. */
export const focusFirstInvalid = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
