/** The page of a list that an address asks for, counted from 1, whatever stands in it. */
export const pageNumberIn = (query: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), 10_000);
