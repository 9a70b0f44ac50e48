/**
 * Where in the history, by the router's count, the last press was; undefined after a step that went
 * its way.
 */
let pressedAt: number | undefined;
let undoing = false;

const place = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/** The last thing that is open over the page, a dialog or a menu, but no toast. */
const topLayer = (): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open:not([popover=manual])'),
  ].at(-1);

/** Closes it as Escape does, so that it may ask before it loses what was typed. */
function close(layer: HTMLElement | undefined): void {
  if (layer?.popover) layer.hidePopover();
  else layer?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Whether to leave, a question that such a step has opened, moves in the history by itself. */
function pressed(): void {
  const asked = pressedAt === undefined && topLayer();
  if (!undoing && !asked) pressedAt = place();
}

/**
 * Takes back a step in the history while something is open over the page, and closes that instead. It
 * hears of the step before the router does. Nothing is added to the history, so Forward, a reload and
 * the next Back do what they always did.
 */
function stepped(event: PopStateEvent): void {
  const at = place();
  if (at === undefined || pressedAt === undefined || !(undoing || topLayer())) {
    pressedAt = undefined;
    return;
  }
  if (at !== pressedAt) history.go(pressedAt - at);
  else if (undoing) close(topLayer());
  else return;
  undoing = at !== pressedAt;
  event.stopImmediatePropagation();
}

addEventListener('click', pressed, true);
addEventListener('keydown', pressed, true);
addEventListener('popstate', stepped, true);
