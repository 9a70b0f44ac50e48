import { Icon } from '#app/ui/base/icon.tsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { Docked, FormField, useFieldIds, type FieldText } from './form-field.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';

export interface TextFieldProps extends FieldText, ComponentProps<'input'> {
  icon?: ReactNode;
  /** A button docked to the right of the input. */
  action?: ReactNode;
  /** The value has been checked and is good. */
  confirmed?: boolean;
}

/** One line of text. `type="password"` brings its own show and hide switch. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  icon,
  action,
  confirmed,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const text = { label, hideLabel, hint, error };
  const ids = useFieldIds(text, id);
  const secret = type === 'password';
  const box = (
    <div className={classes('form-field-box', confirmed && 'form-field-confirmed')}>
      {icon}
      <input
        type={secret && shown ? 'text' : type}
        {...(secret && { spellCheck: false, autoCapitalize: shown ? 'none' : undefined })}
        {...rest}
        {...ids.input}
      />
      {secret && (
        <IconButton
          small
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          onClick={() => setShown(!shown)}
        />
      )}
    </div>
  );
  return (
    <FormField {...text} ids={ids} className={className}>
      <Docked box={box} action={action} />
    </FormField>
  );
}
