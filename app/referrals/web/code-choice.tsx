import { useId } from 'react';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { PromoCode } from '../promo-codes.contract.ts';
import { datesOf, offText } from './promo-words.ts';

interface CodeChoiceProps {
  name: string;
  error?: string;
  defaultValue: string | undefined;
  /** Those that it offers. */
  codes: readonly PromoCode[];
  onType: (code: string) => void;
}

/** The field of a promo code. It offers some, and any other may be typed. */
export function CodeChoice({ codes, onType, ...rest }: CodeChoiceProps) {
  const list = useId();
  return (
    <>
      <TextField
        label="Promo code"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="It must exist, and be valid for as long as the campaign runs."
        list={list}
        onChange={({ target }) => onType(target.value.trim())}
        {...rest}
      />
      <datalist id={list}>
        {codes.map((code) => (
          <option key={code.id} value={code.code}>
            {`${offText(code)} off. ${datesOf(code)}`}
          </option>
        ))}
      </datalist>
    </>
  );
}
