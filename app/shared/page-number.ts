/** Asks for the last page: who asks for one after it is given the last. */
export const lastPage = 10_000;

/** The page of a list that an address asks for, counted from 1, whatever the address says. */
export const pageNumberIn = (query: URLSearchParams, name = 'page', standard = 1): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get(name))) || standard), lastPage);
