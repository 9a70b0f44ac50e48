import { Icon } from '#app/ui/base/icon.tsx';
import { startTransition, useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
const releases = ['pointerup', 'pointercancel'];

/**
 * Searches when the typing pauses. While someone types, the box leads; on Back, or when the filter
 * is cleared, it follows the address. A choice made beside it meanwhile counts too: the text is
 * added to the query as it is by then. A press that has begun comes first, however long it lasts:
 * the list must not move away from under it.
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
  const pressed = useRef(false);
  const [pauses, setPauses] = useState(0);

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
    timer.current = setTimeout(() => {
      timer.current = undefined;
      startTransition(() => setPauses((before) => before + 1));
    }, restMs);
  };
  useEffect(() => {
    // The router announces a navigation in a transition, too. So by now the page knows of one that
    // began before the pause was over. After a press since then, another pause comes.
    if (pauses > 0) queueMicrotask(() => pressed.current || timer.current || search());
  }, [pauses]);
  useEffect(() => {
    // Typed before hydration.
    if (input.current && input.current.value.trim() !== sent.current.trim()) rest();
    const press = () => void (pressed.current = true);
    const release = () => {
      pressed.current = false;
      if (waits.current) rest();
    };
    addEventListener('pointerdown', press, true);
    for (const event of releases) addEventListener(event, release, true);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('pointerdown', press, true);
      for (const event of releases) removeEventListener(event, release, true);
    };
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
        // The key that moved the focus elsewhere comes first.
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
