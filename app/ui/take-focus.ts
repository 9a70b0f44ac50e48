/** The `ref` of a field that is there because somebody has just asked for it. */
export const takeFocus = (input: HTMLInputElement | null): void => input?.focus();
