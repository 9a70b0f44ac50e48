/** A passage of a text, by its words and what is around them (W3C Web Annotation: text quote). */
export interface TextQuote {
  words: string;
  /** What is before the passage. */
  before: string;
  /** What is after it. */
  after: string;
}

/** How much of the text around a passage is stored. */
const around = 32;

export const mostWordsOfQuote = 1000;

/** A text, and from which place in the original each of its characters is. */
interface Spaced {
  text: string;
  places: readonly number[];
}

/** Every run of white space is one space: a line that breaks elsewhere is the same text. */
export function spaced(original: string): Spaced {
  let text = '';
  const places: number[] = [];
  for (let place = 0; place < original.length; place += 1) {
    const isSpace = /\s/.test(original.charAt(place));
    if (isSpace && text.endsWith(' ')) continue;
    text += isSpace ? ' ' : original.charAt(place);
    places.push(place);
  }
  return { text, places };
}

/** The passage from one place to another; undefined if it is empty, or too long. */
export function quoteAt({ text, places }: Spaced, from: number, to: number): TextQuote | undefined {
  const start = places.findIndex((place) => place >= from);
  const next = places.findIndex((place) => place >= to);
  const end = next === -1 ? text.length : next;
  const passage = start === -1 ? '' : text.slice(start, end);
  const words = passage.trim();
  if (!words || words.length > mostWordsOfQuote) return undefined;
  const begin = start + passage.indexOf(words);
  return {
    words,
    before: text.slice(Math.max(0, begin - around), begin),
    after: text.slice(begin + words.length, begin + words.length + around),
  };
}

const sameStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
};

const reversed = (text: string): string => [...text].toReversed().join('');

/**
 * Where the passage is now, in the original; undefined if its words are gone. Of several places that
 * have its words, the one whose surroundings are most alike.
 */
export function findQuote(
  { text, places }: Spaced,
  { words, before, after }: TextQuote,
): { from: number; to: number } | undefined {
  let best: { at: number; alike: number } | undefined;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const alike =
      sameStart(reversed(text.slice(Math.max(0, at - before.length), at)), reversed(before)) +
      sameStart(text.slice(end, end + after.length), after);
    if (!best || alike > best.alike) best = { at, alike };
  }
  if (!best) return undefined;
  const last = places[best.at + words.length - 1] ?? 0;
  return { from: places[best.at] ?? 0, to: last + 1 };
}
