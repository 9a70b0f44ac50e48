import type { TutorLine } from '../contract.ts';

/** A question and what has come of its answer. */
export interface Exchange {
  question: string;
  text: string;
  /** The quoted passages, by number. */
  passages: ReadonlyMap<number, string>;
  /** Undefined while it is being answered. `stopped` by the reader. */
  end: 'answered' | 'outside' | 'broken' | 'stopped' | undefined;
}

export const newExchange = (question: string): Exchange => ({
  question,
  text: '',
  passages: new Map(),
  end: undefined,
});

export function withLine(exchange: Exchange, line: TutorLine): Exchange {
  if ('text' in line) return { ...exchange, text: exchange.text + line.text };
  if ('end' in line) return { ...exchange, end: line.end };
  return { ...exchange, passages: new Map([...exchange.passages, [line.passage, line.words]]) };
}

/** The text, taken apart at the references to passages. */
export const partsOf = ({
  text,
  passages,
}: Pick<Exchange, 'text' | 'passages'>): (string | { passage: number })[] =>
  text.split(/\[(\d{1,3})\]/).flatMap((part, index) => {
    if (index % 2 === 0) return part || [];
    return passages.has(Number(part)) ? { passage: Number(part) } : [];
  });

/** The beginning of a passage, to know it by. */
export const shortened = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > 140 ? `${line.slice(0, 139).trimEnd()}…` : line;
};
