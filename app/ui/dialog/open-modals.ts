/** The dialogs that are modal now, in the order in which they were opened. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly HTMLDialogElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Nothing outside the last one can be pressed, or is read aloud. */
export const openModals = {
  last: (): HTMLDialogElement | undefined => open.at(-1),
  add: (dialog: HTMLDialogElement): void => publish([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => publish(open.filter((each) => each !== dialog)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
