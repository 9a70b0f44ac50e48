/** If the focused element disappears, now or later, the focus stays in this part of the page. */
export function keepFocusIn(part: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === document.body) return focusOn(part);
  const observer = new MutationObserver(() => {
    if (document.activeElement === focused) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusOn(part);
  });
  observer.observe(part, { childList: true, subtree: true });
}

function focusOn(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
