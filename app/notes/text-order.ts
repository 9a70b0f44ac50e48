import { findQuote, spaced, type TextQuote } from './text-quote.ts';

/**
 * Notes in the order of their passages in the text. Notes without a passage, or whose passage is
 * gone, come last, in the given order.
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
