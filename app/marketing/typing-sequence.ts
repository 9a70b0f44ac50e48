/** Milliseconds between two keystrokes, and for which a finished word stays (part 2 section 9). */
const typingPace = { keystroke: 90, pause: 2000 };

/** One moment of typing: which word, and how many of its letters are visible. */
export interface TypingMoment {
  word: number;
  letters: number;
  erasing: boolean;
}

/** Starts with the complete first word. */
export const firstMoment = (words: readonly string[]): TypingMoment => ({
  word: 0,
  letters: words[0]?.length ?? 0,
  erasing: true,
});

/** Milliseconds for which a moment lasts. */
export const durationOf = (
  words: readonly string[],
  { word, letters, erasing }: TypingMoment,
): number => (erasing && letters === words[word]?.length ? typingPace.pause : typingPace.keystroke);

/** Removes one word letter by letter, then types the next, round and round. */
export function nextMoment(
  words: readonly string[],
  { word, letters, erasing }: TypingMoment,
): TypingMoment {
  if (erasing && letters > 0) return { word, letters: letters - 1, erasing };
  const typed = erasing ? (word + 1) % words.length : word;
  return { word: typed, letters: letters + 1, erasing: letters + 1 === words[typed]?.length };
}

export const textAt = (words: readonly string[], { word, letters }: TypingMoment): string =>
  (words[word] ?? '').slice(0, letters);
