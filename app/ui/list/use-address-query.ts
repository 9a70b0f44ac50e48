import { useLocation, useNavigation, useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string>>;

/**
 * The state of an address that Back leads to: letters that come to rest while it is on its way join
 * it, and do not take its place.
 */
export const ownEntry = { ownEntry: true };

export const isOwnEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ownEntry' in state;

/**
 * The part of an address after the question mark: the filters, the order and the page of a list. An
 * empty value takes a name away. `replace` while one types, so that Back skips the letters.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaves = next !== undefined && next.pathname !== pathname;
  // One changes what one has chosen already, though the list of that choice is still on its way.
  const coming = next?.pathname === pathname ? new URLSearchParams(next.search) : query;
  const read = (name: string): string => query.get(name) ?? '';
  const addressWith = (changes: Changes): string => `?${changed(coming, changes)}`;
  // Told to the page at once, so that whatever is chosen in the next moment builds on it.
  const become = (chosen: URLSearchParams, { replace = false } = {}): void => {
    // Letters that come to rest only now do not call back who is on the way to another page.
    if (replace && leaves) return;
    const own = !replace || isOwnEntry(next?.state);
    setQuery(chosen, {
      replace: !own,
      ...(own && { state: ownEntry }),
      preventScrollReset: true,
      flushSync: true,
    });
  };
  const set = (changes: Changes, options?: { replace?: boolean }): void =>
    become(changed(coming, changes), options);

  return {
    /** As what is shown was asked for. */
    query,
    /** As what is asked for now: the same, but for the moment until that has come. */
    coming,
    read,
    asked: (name: string): string => coming.get(name) ?? '',
    become,
    set,
    /** Another choice of what is listed leads to its first page. */
    filter: (changes: Changes, options?: { replace?: boolean }): void =>
      set({ ...changes, page: '' }, options),
    clear: (): void => become(new URLSearchParams()),
    /** The same address with these names set. */
    addressWith,
    addressOf: (page: number): string => addressWith({ page: page > 1 ? String(page) : '' }),
  };
}

function changed(query: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
