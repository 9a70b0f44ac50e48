import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { rovingIndex } from '#app/ui/base/roving.ts';
import './menu.css';

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  /** Labels the button if the trigger is only a picture. */
  label?: string;
  triggerClassName?: string;
  /** Which edge of the button the panel aligns with. */
  align?: 'start' | 'end';
  panelClassName?: string;
  onOpen?: () => void;
  /** Called at each first sign that someone may open it: pointer, focus, press. */
  onIntent?: () => void;
  /**
   * Links and buttons; the arrow keys move through them in order. Choosing a link or a `menu-item`
   * closes the menu.
   */
  children: ReactNode;
}

/**
 * A button that opens a panel of links and buttons. The popover closes on Escape or a press
 * elsewhere, returns the focus, and opens before the scripts have arrived.
 */
export function Menu({
  trigger,
  label,
  triggerClassName,
  align = 'start',
  panelClassName,
  onOpen,
  onIntent,
  children,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const step = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && !open) return;
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = rovingIndex(
      event.key,
      items.indexOf(document.activeElement as HTMLElement),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    panel.current?.showPopover();
    items[next]?.focus();
  };
  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('a, .menu-item')) panel.current?.hidePopover();
  };
  const toggled = (opened: boolean) => {
    setOpen(opened);
    if (!opened) return;
    onIntent?.();
    onOpen?.();
    if (panel.current && button.current) placeBelow(panel.current, button.current, align);
  };
  // It may have been opened before the scripts arrived.
  useEffect(() => {
    if (!open && panel.current?.matches(':popover-open')) toggled(true);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes('menu-trigger', triggerClassName)}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={step}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles from its links and buttons */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes('menu-panel', `menu-panel-${align}`, panelClassName)}
        onToggle={(event: ToggleEvent) => toggled(event.newState === 'open')}
        onKeyDown={step}
        onClick={closeOnChoice}
      >
        {children}
      </div>
    </>
  );
}

/**
 * For browsers without anchor positioning, which would show a popover in the middle of the screen.
 */
function placeBelow(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'bottom')) return;
  const at = button.getBoundingClientRect();
  const left = align === 'start' ? at.left : at.right - panel.offsetWidth;
  panel.style.inset = `${at.bottom}px auto auto ${Math.max(8, Math.min(left, innerWidth - panel.offsetWidth - 8))}px`;
}

/** Related lines; their links and buttons have `className="menu-item"`. */
export const MenuGroup = ({ children }: { children: ReactNode }) => (
  <ul className="menu-group">{children}</ul>
);
