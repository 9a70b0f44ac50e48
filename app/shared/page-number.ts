/** The page of a list that an address asks for, counted from 1, whatever the address says. */
export const pageNumberIn = (query: URLSearchParams, name = 'page'): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get(name))) || 1), 10_000);
