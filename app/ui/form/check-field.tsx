import type { ComponentProps, ReactNode } from 'react';
import { indianNumber } from '#app/shared/indian-number.ts';
import { classes } from '#app/ui/base/classes.ts';
import { FieldNote, useFieldIds } from './form-field.tsx';
import './check-field.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** The number of matches, in lists of filters. */
  count?: number;
  /** The label is a sentence: the box aligns with its first line. */
  long?: boolean;
  hint?: ReactNode;
  error?: string;
}

interface ChoiceProps extends CheckFieldProps {
  type: 'checkbox' | 'radio';
}

function Choice({ type, label, count, long, hint, error, className, id, ...rest }: ChoiceProps) {
  const ids = useFieldIds({ label: '', hint, error }, id);
  return (
    <div className={classes('check-field', long && 'check-field-long', className)}>
      <label className="check-field-row">
        <input type={type} {...rest} {...ids.input} />
        <span>{label}</span>
        {count !== undefined && <span className="check-field-count">{indianNumber(count)}</span>}
      </label>
      <FieldNote id={ids.note} hint={hint} error={error} />
    </div>
  );
}

export const CheckField = (props: CheckFieldProps) => <Choice type="checkbox" {...props} />;

/** One of several with the same `name`; put them in a `<fieldset>` with a `<legend>`. */
export const RadioField = (props: CheckFieldProps) => <Choice type="radio" {...props} />;
