import type { ComponentProps } from 'react';
import { FormField, useFieldIds, type FieldText } from './form-field.tsx';

/** Several lines of text; grows with them if the browser can. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  rows = 4,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const text = { label, hideLabel, hint, error };
  const ids = useFieldIds(text, id);
  return (
    <FormField {...text} ids={ids} className={className}>
      <div className="form-field-box">
        <textarea rows={rows} {...rest} {...ids.input} />
      </div>
    </FormField>
  );
}
