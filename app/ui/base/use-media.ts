import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if this media query matches now. False in the server's HTML. For what CSS can’t do: move
 * something elsewhere in the document.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
