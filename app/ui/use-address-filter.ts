import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * The filter of a list, kept in the address. A change leads to the first page; `replace` while one types, so that Back skips the letters.
 * `typed` is for free text, which the server leaves to the browser: until React has taken the page over it says what the server said.
 */
export function useAddressFilter() {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const set = (name: string, value: string, { replace = false } = {}): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete('page');
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const addressOf = (page: number): string => {
    const next = new URLSearchParams(query);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return `?${next}`;
  };
  const read = (name: string) => query.get(name) ?? '';
  return {
    read,
    typed: (name: string) => (hydrated ? read(name) : ''),
    set,
    clear: () => setQuery({}, { preventScrollReset: true }),
    addressOf,
  };
}
