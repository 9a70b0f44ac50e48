import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser has (`read` returns a primitive), and its substitute in the
 * server's HTML and the first render.
 */
export const useBrowserValue = <T extends string | number | boolean>(read: () => T, until: T): T =>
  useSyncExternalStore(never, read, () => until);
