/**
 * The pattern of `like` and `ilike` for text that holds these words, letter by letter: none of them
 * has a meaning of its own.
 */
export const containing = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
