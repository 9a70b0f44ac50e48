import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Something open over the page. */
interface Layer {
  close: () => void;
  /** The router's key of the page below. */
  key: string;
  /** Where in the history that page is, by the router's count; undefined until we are there. */
  index: number | undefined;
}

/** The topmost is the last. */
const layers: Layer[] = [];
/** The layer that closes once the page that was left is current again. */
let closing: Layer | undefined;

/** The router stores both with each entry, but for the first entry's key. */
const entry = (): { idx?: number; key?: string } => (history.state as object | null) ?? {};
const isBelow = (layer: Layer): boolean => (entry().key ?? 'default') === layer.key;

/**
 * Undoes a step in the history while something is open over the page, and closes that instead. No
 * entry is added for it, so Forward, a reload and another Back do what they always do. It hears of
 * the step before the router does.
 */
function stepped(event: PopStateEvent): void {
  const undone = closing;
  closing = undefined;
  if (undone && isBelow(undone)) {
    event.stopImmediatePropagation();
    if (layers.includes(undone)) undone.close();
    return;
  }
  const top = layers.at(-1);
  const { idx } = entry();
  // A question that the router's blocker asks may open before that has undone its own step.
  if (top && isBelow(top)) top.index = idx;
  else if (!undone && top?.index !== undefined && idx !== undefined && idx !== top.index) {
    event.stopImmediatePropagation();
    closing = top;
    history.go(top.index - idx);
  }
}

function closesOnBack(key: string, close: () => void): () => void {
  addEventListener('popstate', stepped, { capture: true });
  const layer: Layer = { close, key, index: undefined };
  if (isBelow(layer)) layer.index = entry().idx;
  layers.push(layer);
  return () => {
    const at = layers.indexOf(layer);
    if (at !== -1) layers.splice(at, 1);
  };
}

/** While the popover around this element is open, Back closes it, as Escape does. */
export function useBackClosesPopover(inside: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const popover = inside.current?.closest<HTMLElement>('[popover]');
    if (!popover) return;
    let withdraw: (() => void) | undefined;
    const follow = (open: boolean): void => {
      withdraw?.();
      withdraw = open ? closesOnBack(key, () => popover.hidePopover()) : undefined;
    };
    const toggled = (event: Event) => follow((event as ToggleEvent).newState === 'open');
    follow(popover.matches(':popover-open'));
    popover.addEventListener('beforetoggle', toggled);
    return () => {
      popover.removeEventListener('beforetoggle', toggled);
      follow(false);
    };
  }, [inside, key]);
}
