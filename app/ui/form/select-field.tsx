import { Icon } from '#app/ui/base/icon.tsx';
import type { ComponentProps } from 'react';
import { FormField, useFieldIds, type FieldText } from './form-field.tsx';

interface SelectFieldProps extends FieldText, ComponentProps<'select'> {
  /** Instead of `<option>` children. */
  options?: readonly { value: string; label: string }[];
}

/** The browser's own list, in our frame. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  options,
  children,
  ...rest
}: SelectFieldProps) {
  const text = { label, hideLabel, hint, error };
  const ids = useFieldIds(text, id);
  return (
    <FormField {...text} ids={ids} className={className}>
      <div className="form-field-box">
        <select {...rest} {...ids.input}>
          {children ??
            options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" className="select-field-arrow" />
      </div>
    </FormField>
  );
}
