/** More tell nothing more. */
const mostWords = 8;

/** The words that somebody looks for: letters, digits and their marks, in lower case. */
export const searchWords = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);

/** Does each word begin a word of the text? */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const standing = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => standing.some((each) => each.startsWith(word)));
}
