import { useCallback, useSyncExternalStore } from 'react';

/**
 * Does this media query match now? False in the server's HTML. For what CSS can’t do: something
 * stands elsewhere in the document.
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
