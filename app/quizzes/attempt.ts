import type { QuizQuestion } from './quiz.contract.ts';

/** A question of an attempt: which one, and its options in the order in which they are shown. */
export interface Drawn {
  /** Names the text of the question. */
  key: string;
  order: number[];
}

/** What someone has made of a question. Choices are places among the options as they are shown. */
export interface Given {
  choices: number[];
  flagged: boolean;
}

export const nothingGiven: Given = { choices: [], flagged: false };

/**
 * How the answers of an attempt are saved. `waiting`: the server could not be reached, and we will
 * try again.
 */
export type Saving =
  | { state: 'saved' | 'sending' }
  | { state: 'waiting' | 'refused'; /** Why. */ text: string };

/** A random whole number from 0 up to, but not including, `most`. */
type Random = (most: number) => number;

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** Draws questions in a new order. Those of the last attempt come only when the others run out. */
export function drawQuestions(
  questions: readonly QuizQuestion[],
  { count, before, random }: { count: number; before: ReadonlySet<string>; random: Random },
): QuizQuestion[] {
  const mixed = shuffled(questions, random);
  const fresh = mixed.filter(({ id }) => !before.has(id));
  const known = mixed.filter(({ id }) => before.has(id));
  return shuffled([...fresh, ...known].slice(0, count), random);
}

export const shuffledPlaces = (count: number, random: Random): number[] =>
  shuffled(
    Array.from({ length: count }, (_, place) => place),
    random,
  );

/** The options as they are shown. */
export const shownOptions = ({ options }: QuizQuestion, { order }: Drawn) =>
  order.flatMap((place) => options[place] ?? []);

/** All right options were chosen, and no other. */
export const isRight = (question: QuizQuestion, drawn: Drawn, { choices }: Given): boolean =>
  shownOptions(question, drawn).every(({ right }, place) => right === choices.includes(place));

/** No option twice, none that doesn’t exist, and only one unless several are right. */
export const fits = ({ several, options }: QuizQuestion, choices: readonly number[]): boolean =>
  (several || choices.length <= 1) &&
  new Set(choices).size === choices.length &&
  choices.every((place) => place < options.length);

/** The better one of two results; an earlier one stays if they are equal. */
export const isBetter = (
  one: { right: number; of: number },
  other: { right: number; of: number } | null,
): boolean => other === null || one.right * other.of > other.right * one.of;
