import { useSearchParams } from 'react-router';

/** The part of an address after the question mark, changed name by name. */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();

  /** The same address with these names set; an empty value takes a name away. */
  const addressWith = (changes: Readonly<Record<string, string>>): string => `?${changed(query, changes)}`;

  const set = (changes: Readonly<Record<string, string>>, { replace = false } = {}): void =>
    setQuery((before) => changed(before, changes), { replace, preventScrollReset: true });

  return { query, read: (name: string): string => query.get(name) ?? '', addressWith, set };
}

function changed(query: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
