import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows (`read` gives a primitive), and what the server's HTML and the first
 * render say in its place.
 */
export const useBrowserValue = <T extends string | number | boolean>(read: () => T, until: T): T =>
  useSyncExternalStore(never, read, () => until);
