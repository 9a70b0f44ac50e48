/**
 * The pattern of `like` and `ilike` for text that holds these words, letter by letter: none of them
 * has a meaning of its own.
 */
export const containing = (words: string): string => `%${literally(words)}%`;

/** The same for text that begins with them. */
export const beginningWith = (words: string): string => `${literally(words)}%`;

const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);
