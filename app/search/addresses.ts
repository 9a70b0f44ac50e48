/** All results for these words. */
export const searchPath = (words = ''): string =>
  words.trim() ? `/search?${new URLSearchParams({ q: words.trim() })}` : '/search';
