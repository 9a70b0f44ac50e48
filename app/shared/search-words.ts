/** More words would not change the result. */
const mostWords = 8;

/** The words of a search: letters, digits and their marks, in lower case. */
export const searchWords = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);

/** True if each word begins a word of the text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const standing = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => standing.some((each) => each.startsWith(word)));
}

/** Longer sentences are cut around the word. */
const longestSentence = 160;
const wordsBefore = 6;

/** The sentence of a text that contains most of the words; null where none contains any. */
export function sentenceWith(text: string, words: readonly string[]): string | null {
  const countIn = (sentence: string) => words.filter((word) => holdsWords(sentence, [word])).length;
  const [best] = text
    .split(/\n+|(?<=[.!?…])\s+/)
    .map((sentence) => ({ sentence: sentence.trim(), count: countIn(sentence) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return best ? cutAround(best.sentence, words) : null;
}

function cutAround(sentence: string, words: readonly string[]): string {
  if (sentence.length <= longestSentence) return sentence;
  const parts = sentence.split(' ');
  const at = parts.findIndex((part) => words.some((word) => holdsWords(part, [word])));
  const start = Math.max(0, at - wordsBefore);
  let end = start;
  for (let length = 0; end < parts.length && length < longestSentence; end += 1)
    length += (parts[end] ?? '').length + 1;
  return `${start > 0 ? '… ' : ''}${parts.slice(start, end).join(' ')}${end < parts.length ? ' …' : ''}`;
}
