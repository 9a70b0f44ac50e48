/**
 * The pattern of `like` and `ilike` for text that contains these words literally: `%` and `_` in
 * them have no special meaning.
 */
export const containing = (words: string): string => `%${literally(words)}%`;

/** The same for text that begins with these words. */
export const beginningWith = (words: string): string => `${literally(words)}%`;

const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);
