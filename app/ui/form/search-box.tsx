import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import './form-field.css';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  /** Its name in the form, if that works without JavaScript. */
  name?: string;
  /** The value in the address. */
  value: string;
  onSearch: (text: string) => void;
  /** A button docked to the right of the box. */
  action?: ReactNode;
}

const restMs = 150;

/**
 * Searches when the typing pauses. While someone types, the box leads; on Back, or when the filter
 * is cleared, it follows the address. A choice made beside it meanwhile counts too: the text is
 * added to the query as it is by then.
 */
export function SearchBox({
  label,
  placeholder,
  hideLabel,
  name,
  value,
  onSearch,
  action,
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  const waits = useRef(false);

  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // Text that is typed but not yet searched for stays.
    if (value !== sent.current && !waits.current && input.current) input.current.value = value;
    sent.current = value;
  }, [value]);

  const search = () => {
    waits.current = false;
    sent.current = input.current?.value.trim() ?? '';
    latest.current(sent.current);
  };
  const rest = () => {
    clearTimeout(timer.current);
    waits.current = true;
    timer.current = setTimeout(search, restMs);
  };
  useEffect(() => {
    // Typed before hydration.
    if (input.current && input.current.value.trim() !== sent.current.trim()) rest();
    return () => clearTimeout(timer.current);
  }, []);
  const box = (
    <div className="form-field-box">
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        defaultValue={value}
        onChange={rest}
        // The press that moved the focus elsewhere comes first.
        onBlur={() => waits.current && rest()}
      />
    </div>
  );
  return (
    <div className="form-field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-field-label'}>
        {label}
      </label>
      {action ? (
        <div className="form-field-docked">
          {box}
          {action}
        </div>
      ) : (
        box
      )}
    </div>
  );
}
