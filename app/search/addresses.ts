/** All results for these words. */
export const searchPath = (words = '', { exact = false } = {}): string =>
  words.trim()
    ? `/search?${new URLSearchParams({ q: words.trim(), ...(exact && { exact: 'yes' }) })}`
    : '/search';
