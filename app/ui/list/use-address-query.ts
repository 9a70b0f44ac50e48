import { useLocation, useNavigation, useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string>>;

/**
 * The state of an address that Back should return to: if typing pauses while it is loading, the
 * text is added to it instead of replacing it.
 */
export const ownEntry = { ownEntry: true };

export const isOwnEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ownEntry' in state;

/**
 * The query of an address: a list's filters, order and page. An empty value removes a name. Use
 * `replace` while someone types, so that Back skips the letters.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaves = next !== undefined && next.pathname !== pathname;
  // A change builds on the latest choice, even if the list for that choice is still loading.
  const coming = next?.pathname === pathname ? new URLSearchParams(next.search) : query;
  const read = (name: string): string => query.get(name) ?? '';
  const addressWith = (changes: Changes): string => `?${changed(coming, changes)}`;
  // Tells the page at once, so that the next choice builds on this one.
  const become = (chosen: URLSearchParams, { replace = false } = {}): void => {
    // If the person is already on the way to another page, late typing must not call them back.
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
    /** The query of the list that is shown. */
    query,
    /** The query that was requested last: the same, except while its list is loading. */
    coming,
    read,
    asked: (name: string): string => coming.get(name) ?? '',
    become,
    set,
    /** Another filter starts at the first page, whether pages are numbered or follow a row (`before`). */
    filter: (changes: Changes, options?: { replace?: boolean }): void =>
      set({ ...changes, page: '', before: '' }, options),
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
