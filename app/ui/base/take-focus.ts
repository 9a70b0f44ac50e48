/** The `ref` of what takes the focus as it comes, because somebody has just asked for it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
