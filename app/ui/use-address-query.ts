import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

type Changes = Readonly<Record<string, string>>;

/**
 * The part of an address after the question mark: the filters, the order and the page of a list. An empty value takes a name away.
 * `replace` while one types, so that Back skips the letters.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const read = (name: string): string => query.get(name) ?? '';
  const addressWith = (changes: Changes): string => `?${changed(query, changes)}`;
  const set = (changes: Changes, { replace = false } = {}): void =>
    setQuery((before) => changed(before, changes), { replace, preventScrollReset: true });

  return {
    query,
    read,
    /** Free text, which the server leaves to the browser: until React has taken the page over it says what the server said. */
    typed: (name: string): string => (hydrated ? read(name) : ''),
    set,
    /** Another choice of what is listed leads to its first page. */
    filter: (changes: Changes, options?: { replace?: boolean }): void => set({ ...changes, page: '' }, options),
    clear: (): void => setQuery({}, { preventScrollReset: true }),
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
