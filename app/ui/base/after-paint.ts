/**
 * Does what a press asks for once the press itself has been drawn. For work that takes a slow phone
 * a tenth of a second: until it is done, nothing else on the page reacts.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}
