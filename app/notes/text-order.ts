import { findQuote, spaced, type TextQuote } from './text-quote.ts';

/**
 * Notes in the order of their passages in the text. Those without a passage come after them, in the
 * order in which they are given, and so do those whose passage is gone.
 */
export function inTextOrder<Noted extends { quote: TextQuote | null }>(
  text: string,
  notes: readonly Noted[],
): Noted[] {
  const whole = spaced(text);
  return notes
    .map((note) => {
      const place = note.quote && findQuote(whole, note.quote);
      return { note, at: place?.from ?? text.length };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ note }) => note);
}
