import {
  startTransition,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from './classes.ts';
import { rovingIndex } from './roving.ts';
import './segmented.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; panel: ReactNode }[];
  selected: Id;
  /** Selects it in the state that `selected` is taken from. */
  onSelect: (id: Id) => void;
  /** Tabs share the width of the container. */
  block?: boolean;
  /** Between the tabs and the panel. */
  children?: ReactNode;
}

/**
 * Tabs with their panel. Tab stops once; arrows, Home and End move and select. A press shows on its
 * tab at once, also where the panel takes a slow phone a while.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  block,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  // The tab that was pressed last, until its panel is shown.
  const [pressed, setPressed] = useState<Id>();
  const marked = pressed ?? selected;
  const current = tabs.findIndex((tab) => tab.id === marked);
  const select = (id: Id) => {
    setPressed(id);
    startTransition(() => {
      setPressed(undefined);
      onSelect(id);
    });
  };
  const move = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes('segmented', block && 'segmented-block')}
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === marked}
            aria-controls={`${base}-panel`}
            tabIndex={id === marked ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      {children}
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        className="tab-panel"
      >
        {tabs.find(({ id }) => id === selected)?.panel}
      </div>
    </>
  );
}
