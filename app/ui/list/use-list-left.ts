import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';

/**
 * What links carry from a list to the pages of what is in it, and on from one of these to another.
 */
export interface ListLeft {
  /** Its path with the filters, the order and the page that it stood at. */
  list: string;
}

/**
 * The list at `path` as it stands or, on a page that one came to from it, as it was left: so the
 * way back leads to the same list.
 */
export function useListLeft(path: string): ListLeft {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const hydrated = useHydrated();
  if (pathname === path) return { list: path + search };
  // The browser keeps the state over a reload, of which the server knows nothing.
  return hydrated && isListLeft(state, path) ? { list: state.list } : { list: path };
}

const isListLeft = (state: unknown, path: string): state is ListLeft =>
  typeof state === 'object' &&
  state !== null &&
  'list' in state &&
  typeof state.list === 'string' &&
  state.list.startsWith(`${path}?`);
