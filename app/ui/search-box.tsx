import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextField } from './text-field.tsx';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  /** Its name in the form, where that works without JavaScript. */
  name?: string;
  /** As it stands in the address. */
  value: string;
  onSearch: (text: string) => void;
}

const restMs = 150;

/** Searches when the typing rests. While one types the box leads; on Back, or when the filter is cleared, it follows the address. */
export function SearchBox({ label, placeholder, hideLabel, name, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value !== sent.current && input.current) input.current.value = value;
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    sent.current = text;
    onSearch(text);
  };
  return (
    <TextField
      ref={input}
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      type="search"
      name={name}
      icon={<Search aria-hidden="true" />}
      autoComplete="off"
      maxLength={100}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(currentTarget.value.trim()), restMs);
      }}
    />
  );
}
