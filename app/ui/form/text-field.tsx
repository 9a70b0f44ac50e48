import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { Docked, FormField, useFieldIds, type FieldText } from './form-field.tsx';

interface TextFieldProps extends FieldText, ComponentProps<'input'> {
  icon?: ReactNode;
  /** In the box, after the input. */
  end?: ReactNode;
  /** A button docked to the right of the input. */
  action?: ReactNode;
  /** The value has been checked and is valid. */
  confirmed?: boolean;
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  icon,
  end,
  action,
  confirmed,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const text = { label, hideLabel, hint, error };
  const ids = useFieldIds(text, id);
  const box = (
    <div className={classes('form-field-box', confirmed && 'form-field-confirmed')}>
      {icon}
      <input type={type} {...rest} {...ids.input} />
      {end}
    </div>
  );
  return (
    <FormField {...text} ids={ids} className={className}>
      <Docked box={box} action={action} />
    </FormField>
  );
}

/** An e-mail address: the reader’s own, unless `autoComplete` says otherwise. */
export const EmailField = (props: Partial<TextFieldProps>) => (
  <TextField
    label="E-mail"
    name="email"
    type="email"
    autoComplete="email"
    required
    icon={<Icon name="mail" />}
    {...props}
  />
);

/** A password, with its show and hide switch; the current one, unless `autoComplete` says new. */
export function PasswordField(props: Partial<TextFieldProps>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={false}
      required
      icon={<Icon name="lock-keyhole" />}
      end={
        <IconButton
          small
          label={shown ? 'Hide password' : 'Show password'}
          icon={<Icon name={shown ? 'eye-off' : 'eye'} />}
          onClick={() => setShown(!shown)}
        />
      }
      {...props}
    />
  );
}
