import { useSearchParams } from 'react-router';

/** The filter of a list, kept in the address. A change leads to the first page; `replace` while one types, so that Back skips the letters. */
export function useAddressFilter() {
  const [query, setQuery] = useSearchParams();
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
  return { read: (name: string) => query.get(name) ?? '', set, clear: () => setQuery({}, { preventScrollReset: true }), addressOf };
}
