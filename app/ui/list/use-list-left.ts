import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';

/** What links pass on from a list to the pages of its items, and from item to item. */
export interface ListLeft {
  /** Its path with the filters, the order and the page. */
  list: string;
}

/**
 * The list at `path`. On a page opened from that list, it has the filters that were set then, so
 * that the back link leads to the same list.
 */
export function useListLeft(path: string): ListLeft {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const hydrated = useHydrated();
  if (pathname === path) return { list: path + search };
  // The browser keeps the state over a reload, but the server doesn't have it.
  return hydrated && isListLeft(state, path) ? { list: state.list } : { list: path };
}

const isListLeft = (state: unknown, path: string): state is ListLeft =>
  typeof state === 'object' &&
  state !== null &&
  'list' in state &&
  typeof state.list === 'string' &&
  state.list.startsWith(`${path}?`);
