/**
 * The `ref` of an element that takes the focus when it appears, because someone has just asked for
 * it.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
